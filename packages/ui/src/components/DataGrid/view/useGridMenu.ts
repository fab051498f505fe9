import { useState } from 'react';
import type { MenuEntry } from '../../Menu/menuItems.js';
import type { ColumnMenuOptions } from '../columns/columnMenu.js';
import { dataGridMessages } from '../dataGrid.messages.js';
import type { DataGridColumn, MenuPoint } from '../dataGrid.types.js';
import type { OpenMenu } from './DataGridMenu.js';

interface GridMenuOptions<Row> extends Pick<
  ColumnMenuOptions,
  'settings' | 'sort' | 'sortLimit' | 'onSettingsChange' | 'onSortChange'
> {
  columns: readonly DataGridColumn<Row>[];
  rowMenu: ((row: Row) => readonly MenuEntry[]) | undefined;
  rowName: ((row: Row) => string) | undefined;
  /** The columns on screen, and what gives one the width of its content. */
  commands: { placed: ColumnMenuOptions['shown']; fit: (id: string) => Promise<void> };
}

/** The one menu of a grid: of a row or of a column, opened where it was asked for. */
export function useGridMenu<Row>(options: GridMenuOptions<Row>) {
  const { columns, rowMenu, rowName, commands, onSettingsChange, onSortChange } = options;
  const [open, setOpen] = useState<OpenMenu | null>(null);

  function openRowMenu(row: Row, at: MenuPoint): void {
    if (rowMenu !== undefined)
      setOpen({ label: rowName?.(row) ?? dataGridMessages.rowMenu, items: rowMenu(row), at });
  }

  function openColumnMenu(id: string, at: MenuPoint): void {
    const column = columns.find((each) => each.id === id);
    if (column === undefined) return;
    const { settings, sort, sortLimit } = options;
    const onFit = () => void commands.fit(id);
    const shown = commands.placed;
    const offered = { settings, sort, sortLimit, onSettingsChange, onSortChange };
    setOpen({ label: column.header, items: { column, columns, shown, onFit, ...offered }, at });
  }

  const hasColumnMenu = onSettingsChange !== undefined || onSortChange !== undefined;
  return {
    open,
    close: () => setOpen(null),
    /** Undefined where rows, or columns, have no menu. */
    openRowMenu: rowMenu === undefined ? undefined : openRowMenu,
    openColumnMenu: hasColumnMenu ? openColumnMenu : undefined,
  };
}
