import { variableName } from '../../theme/styleVariables.js';
import { placeColumns, SELECT_WIDTH, visibleColumns, widthOfRow } from './columns/placeColumns.js';
import type { ColumnSettings, DataGridColumn } from './dataGrid.types.js';
import { COMPACT_BELOW, ROW_HEIGHT } from './engine/pageSize.js';
import { RowSlot } from './engine/rowSlot.js';
import { rowTemplate } from './engine/rowTemplate.js';
import { boxHeight } from './engine/tallList.js';
import * as styles from './view/DataGrid.css.js';

export interface FirstGrid<Row> {
  /** The columns of the grid. Only their texts are drawn: what React draws in cells and headers is left out. */
  columns: readonly DataGridColumn<Row>[];
  /** The user's changes to the columns. */
  settings: ColumnSettings;
  /** Whether each row has a menu, whose button will need its room. */
  hasMenus: boolean;
}

/** Shows the first rows of a list, in order, in a list of `total` rows. */
export type DrawFirstRows<Row> = (rows: readonly Row[], total: number) => void;

function box(className: string): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  return made;
}

/**
 * Prepares the header and the first rows of a grid of `DataGrid`'s, where and as it will draw them, before its code is
 * there. No checkbox and no handle is drawn: they could not be used yet. Nothing is shown before the rows: how wide the
 * columns are depends on whether the list scrolls.
 *
 * @returns what draws the rows, once; null where the grid will show its list form, of which nothing is drawn
 */
export function prepareFirstRows<Row>(
  scroller: HTMLElement,
  { columns, settings, hasMenus }: FirstGrid<Row>,
): DrawFirstRows<Row> | null {
  scroller.className = styles.scroller;
  scroller.style.visibility = 'hidden';
  const head = box(styles.head);
  const headRow = box(styles.headRow);
  const body = box(styles.body);
  head.append(headRow);
  scroller.append(head, body);
  const set = (variable: string, value: string) => scroller.style.setProperty(variableName(variable), value);
  set(styles.rowHeight, `${ROW_HEIGHT}px`);

  const byId = new Map(columns.map((column) => [column.id, column]));
  const visible = visibleColumns(columns, settings);
  const place = () => {
    const available = scroller.clientWidth;
    if (available < COMPACT_BELOW) return null;
    const placed = placeColumns(visible, byId, {
      settings,
      selectWidth: SELECT_WIDTH,
      hasMenuButton: hasMenus,
      available,
    });
    set(styles.columnWidths, placed.map(({ width }) => `${width}px`).join(' '));
    set(styles.rowWidth, `${widthOfRow(placed, available)}px`);
    return placed;
  };
  const placed = place();
  if (placed === null) return null;
  for (const { column } of placed) headRow.append(headCell(column));
  const template = rowTemplate(placed.map(({ id, column }) => ({ id, column, pin: undefined })));
  for (const control of template.querySelectorAll('[data-grid-target]')) control.remove();
  const texts = placed.map(({ column }) => column?.text);

  return (rows, total) => {
    for (const [index, row] of rows.entries()) {
      const copy = template.cloneNode(true);
      if (!(copy instanceof HTMLElement))
        throw new Error('The copy of an element is an element; it was not.');
      new RowSlot(copy, texts).fill(
        { index, row, selected: false, top: index * ROW_HEIGHT },
        index + 2,
        ROW_HEIGHT,
      );
      body.append(copy);
    }
    body.style.height = `${boxHeight(total * ROW_HEIGHT)}px`;
    place();
    scroller.style.visibility = '';
  };
}

function headCell<Row>(column: DataGridColumn<Row> | undefined): HTMLElement {
  if (column === undefined) return box(styles.selectCell);
  const cell = box(styles.headCell);
  if (column.align !== undefined) cell.dataset['align'] = column.align;
  if (column.headerIcon !== undefined) return cell;
  const text = document.createElement('span');
  text.className = styles.headText;
  text.textContent = column.header;
  cell.append(text);
  return cell;
}
