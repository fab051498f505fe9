import { type ReactNode, useMemo } from 'react';
import type { CompactRow, DataGridColumn } from '../dataGrid.types.js';
import { CompactContent, CompactIcon } from '../view/DataGridCell.js';

interface CompactOptions<Row> {
  narrow: boolean;
  columns: readonly DataGridColumn<Row>[];
  renderCompact: ((row: Row) => CompactRow) | undefined;
  selectable: boolean;
  hasMenu: boolean;
}

interface CompactColumns<Row> {
  /** Whether rows take the list form. */
  active: boolean;
  columns: readonly DataGridColumn<Row>[];
  /** Drawn in the cell of the checkbox; undefined where there is none: the content begins with it. */
  leading: ((row: Row) => ReactNode) | undefined;
}

/** In a narrow container the grid has one column, which holds all that the row has to say. */
export function useCompactColumns<Row>(options: CompactOptions<Row>): CompactColumns<Row> {
  const { narrow, columns, renderCompact, selectable, hasMenu } = options;
  return useMemo(() => {
    if (!narrow || renderCompact === undefined) return { active: false, columns, leading: undefined };
    const content: DataGridColumn<Row> = {
      id: 'compact',
      header: columns.find((column) => column.rowHeader === true)?.header ?? '',
      width: 160,
      grow: 1,
      rowHeader: true,
      cell: (row) => <CompactContent row={renderCompact(row)} menu={hasMenu} leads={!selectable} />,
    };
    const leading = (row: Row) => <CompactIcon icon={renderCompact(row).leading} />;
    return { active: true, columns: [content], leading: selectable ? leading : undefined };
  }, [narrow, renderCompact, columns, selectable, hasMenu]);
}
