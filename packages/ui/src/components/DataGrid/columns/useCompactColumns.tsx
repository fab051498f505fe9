import { type ReactNode, useMemo } from 'react';
import type { CompactRow, DataGridColumn } from '../dataGrid.types.js';
import { CompactContent } from '../view/DataGridCell.js';

interface CompactColumns<Row> {
  /** Whether rows take the list form. */
  active: boolean;
  columns: readonly DataGridColumn<Row>[];
  icon: ((row: Row) => ReactNode) | undefined;
}

/** In a narrow container the grid has one column, which holds all that the row has to say. */
export function useCompactColumns<Row>(
  narrow: boolean,
  columns: readonly DataGridColumn<Row>[],
  renderCompact: ((row: Row) => CompactRow) | undefined,
  hasMenu: boolean,
): CompactColumns<Row> {
  return useMemo(() => {
    if (!narrow || renderCompact === undefined) return { active: false, columns, icon: undefined };
    const content: DataGridColumn<Row> = {
      id: 'compact',
      header: columns.find((column) => column.rowHeader === true)?.header ?? '',
      width: 160,
      grow: 1,
      rowHeader: true,
      cell: (row) => <CompactContent row={renderCompact(row)} menu={hasMenu} />,
    };
    return { active: true, columns: [content], icon: (row: Row) => renderCompact(row).leading };
  }, [narrow, renderCompact, columns, hasMenu]);
}
