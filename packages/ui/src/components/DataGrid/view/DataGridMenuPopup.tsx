import { useMemo } from 'react';
import { ContextMenu } from '../../Menu/ContextMenu.js';
import { columnMenu } from '../columns/columnMenu.js';
import type { OpenMenu } from './DataGridMenu.js';

interface DataGridMenuPopupProps {
  menu: OpenMenu;
  open: boolean;
  onClose: () => void;
}

/** What a menu of the grid offers, in a file of its own: it is loaded once the grid has rendered. */
export function DataGridMenuPopup({ menu, open, onClose }: DataGridMenuPopupProps) {
  const items = useMemo(() => ('column' in menu.items ? columnMenu(menu.items) : menu.items), [menu.items]);
  if (items.length === 0) return null;
  return <ContextMenu label={menu.label} items={items} at={open ? menu.at : null} onClose={onClose} />;
}
