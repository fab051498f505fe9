import { useState, type ReactNode } from 'react';
import { later } from '../later/later.js';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** @default 'start' */
  side?: 'start' | 'end';
  /** `desk` for the navigation. @default 'paper' */
  tone?: 'paper' | 'desk';
  children: ReactNode;
}

const DrawerDialog = later(async () => (await import('./DrawerDialog.js')).DrawerDialog);

/** A pane that has no room on a small screen, as a dialog at its side. */
export function Drawer(props: DrawerProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? <DrawerDialog {...props} /> : null;
}
