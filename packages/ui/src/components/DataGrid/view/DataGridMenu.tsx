import { useEffect, useState } from 'react';
import { lazyComponent } from '../../lazyComponent/lazyComponent.js';
import { whenUsed } from '../../lazyComponent/whenUsed.js';
import { MenuBoundary } from '../../Menu/MenuBoundary.js';
import type { MenuEntry } from '../../Menu/menuItems.js';
import type { ColumnMenuOptions } from '../columns/columnMenu.js';
import type { MenuPoint } from '../dataGrid.types.js';

/** A menu that was asked for, of a row or of a column. */
export interface OpenMenu {
  label: string;
  items: readonly MenuEntry[] | ColumnMenuOptions;
  at: MenuPoint;
}

const DataGridMenuPopup = lazyComponent(
  async () => (await import('./DataGridMenuPopup.js')).DataGridMenuPopup,
);

interface DataGridMenuProps {
  open: OpenMenu | null;
  /** Whether the rows are rendered, so that the code of their menus can be loaded. */
  ready: boolean;
  onClose: () => void;
}

/** The menu of a row or of a column, where it was asked for; nothing until the first time. */
export function DataGridMenu({ open, ready, onClose }: DataGridMenuProps) {
  const [last, setLast] = useState<OpenMenu | null>(open);
  // Opened again after it could not be loaded.
  const [again, setAgain] = useState(false);
  if (open !== null && open !== last) setLast(open);
  useEffect(() => (ready ? whenUsed(DataGridMenuPopup.preload) : undefined), [ready]);
  // Its words stay while it goes.
  if (last === null) return null;
  const isOpen = open !== null || again;
  function change(next: boolean): void {
    setAgain(next);
    if (!next) onClose();
  }
  return (
    <MenuBoundary open={isOpen} onOpenChange={change}>
      <DataGridMenuPopup menu={last} open={isOpen} onClose={() => change(false)} />
    </MenuBoundary>
  );
}
