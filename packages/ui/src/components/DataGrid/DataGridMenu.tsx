import { type ComponentType, useEffect, useState } from 'react';
import type { ContextMenuProps } from '../Menu/ContextMenu.js';
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
  /** Its code could not be fetched. */
  onMissing: () => void;
}

/** The menu comes with code of its own, fetched when one is first asked for: a grid stays small. */
export function DataGridMenu({ open, onClose, onMissing }: DataGridMenuProps) {
  const [Part, setPart] = useState<ComponentType<ContextMenuProps>>();
  const [last, setLast] = useState<OpenMenu | null>(open);
  if (open !== null && open !== last) setLast(open);
  const isWanted = open !== null && Part === undefined;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    import('../Menu/ContextMenu.js').then(
      ({ ContextMenu }) => {
        if (isMounted) setPart(() => ContextMenu);
      },
      () => {
        if (isMounted) onMissing();
      },
    );
    return () => {
      isMounted = false;
    };
  }, [isWanted, onMissing]);

  if (Part === undefined || last === null) return null;
  // Its words stay while it goes.
  return <Part label={last.label} items={last.items} at={open?.at ?? null} onClose={onClose} />;
}
