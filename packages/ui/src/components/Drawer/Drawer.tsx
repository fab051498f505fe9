import { useState, type ReactNode } from 'react';
import { lazyComponent } from '../lazyComponent/lazyComponent.js';

export interface DrawerProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asked to close: Escape, the scrim, the close button. */
  onOpenChange: (open: boolean) => void;
  /** Its name, at the top. */
  title: string;
  /**
   * The side of the screen it stands at.
   * @default 'start'
   */
  side?: 'start' | 'end';
  /**
   * The plane it shows: `desk` for the navigation.
   * @default 'paper'
   */
  tone?: 'paper' | 'desk';
  /** The pane; it scrolls where it does not fit. */
  children: ReactNode;
}

const DrawerDialog = lazyComponent(async () => (await import('./DrawerDialog.js')).DrawerDialog);

/** A pane that has no room on a small screen, as a dialog at its side. */
export function Drawer(props: DrawerProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? <DrawerDialog {...props} /> : null;
}
