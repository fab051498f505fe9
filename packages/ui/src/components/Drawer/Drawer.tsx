import { useState, type ReactNode } from 'react';
import { lazyComponent } from '../lazyComponent/lazyComponent.js';

export interface DrawerProps {
  /** Whether it is open. */
  open: boolean;
  /** Called to close it: Escape, the scrim, the close button. */
  onOpenChange: (open: boolean) => void;
  /** Title of the drawer. */
  title: string;
  /**
   * Whether the title is visible above the content. If not, the content begins with a heading of its own, and leaves
   * 44 px at the end of its first line for the close button.
   * @default true
   */
  titleVisible?: boolean | undefined;
  /**
   * Side of the screen. On phones `end` rises from the bottom.
   * @default 'start'
   */
  side?: 'start' | 'end' | undefined;
  /**
   * Background plane: `desk` for the navigation.
   * @default 'paper'
   */
  tone?: 'paper' | 'desk' | undefined;
  /** Content; it scrolls if it does not fit. */
  children: ReactNode;
}

const DrawerDialog = lazyComponent(async () => (await import('./DrawerDialog.js')).DrawerDialog);

/** Shows a pane that does not fit on a small screen, as a dialog at its side. */
export function Drawer(props: DrawerProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? <DrawerDialog {...props} /> : null;
}
