import { useState } from 'react';
import { ContextMenu } from '../Menu/ContextMenu.js';
import type { MenuEntry } from '../Menu/menuItems.js';
import type { MenuPoint } from './dataGrid.types.js';

/** A menu that was asked for, of a row or of a column. */
export interface OpenMenu {
  label: string;
  items: readonly MenuEntry[];
  at: MenuPoint;
}

interface DataGridMenuProps {
  open: OpenMenu | null;
  onClose: () => void;
}

/** The menu of a row or of a column, where it was asked for; nothing until the first time. */
export function DataGridMenu({ open, onClose }: DataGridMenuProps) {
  const [last, setLast] = useState<OpenMenu | null>(open);
  if (open !== null && open !== last) setLast(open);
  // Its words stay while it goes.
  if (last === null) return null;
  return <ContextMenu label={last.label} items={last.items} at={open?.at ?? null} onClose={onClose} />;
}
