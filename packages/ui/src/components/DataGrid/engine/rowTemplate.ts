import * as styles from '../view/DataGrid.css.js';
import { dataGridMessages } from '../dataGrid.messages.js';
import { insetOf } from '../columns/insetOf.js';
import { isPinEdge } from '../columns/pinnedColumns.js';
import { MENU_COLUMN, type RowColumn, SELECT_COLUMN } from '../columns/placeColumns.js';

type Attributes = Readonly<Record<string, string | undefined>>;

function element(tag: 'div' | 'span', className: string, attributes: Attributes): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) made.setAttribute(name, value);
  }
  return made;
}

/**
 * One row as it is before it shows anything, to be copied for each row element.
 * Copying is several times cheaper than having React make the same.
 */
export function rowTemplate<Row>(columns: readonly RowColumn<Row>[]): HTMLElement {
  const row = element('div', styles.row, { role: 'row', hidden: '' });
  for (const [place, { id, column, pin }] of columns.entries()) {
    const isName = column?.rowHeader === true;
    const cell = element('div', column === undefined ? styles.selectCell : styles.cell, {
      role: isName ? 'rowheader' : 'gridcell',
      'aria-colindex': String(place + 1),
      'data-pin': pin,
      'data-edge': isPinEdge(columns, place) ? '' : undefined,
      'data-text': column !== undefined && column.cell === undefined ? '' : undefined,
      'data-align': column?.align,
      'data-tabular': column?.tabular === true ? '' : undefined,
      'data-strong': isName ? '' : undefined,
    });
    Object.assign(cell.style, insetOf(pin, place));
    if (id === SELECT_COLUMN) cell.append(checkbox());
    if (id === MENU_COLUMN) cell.append(menuButton());
    row.append(cell);
  }
  return row;
}

function checkbox(): HTMLElement {
  return element('span', styles.checkbox, {
    role: 'checkbox',
    'aria-checked': 'false',
    'aria-label': dataGridMessages.selectRow,
    'data-grid-target': '',
  });
}

function menuButton(): HTMLElement {
  return element('span', styles.rowMenu, {
    role: 'button',
    'aria-haspopup': 'menu',
    'aria-label': dataGridMessages.rowMenu,
    'data-grid-target': '',
    'data-grid-menu': '',
  });
}

/** Copies the template and gives the copy its names: a control in it is called by its own words and the row's. */
export function copyRow(template: HTMLElement, id: string): HTMLElement {
  const copy = document.importNode(template, true);
  copy.id = id;
  for (const cell of copy.children) {
    if (cell.getAttribute('role') === 'rowheader') cell.id = `${id}-name`;
    const control = cell.firstElementChild;
    if (control?.hasAttribute('data-grid-target') !== true) continue;
    control.id = `${id}-${control.getAttribute('role') ?? ''}`;
    control.setAttribute('aria-labelledby', `${control.id} ${id}-name`);
  }
  return copy;
}

/** Drawn in a box of 12. */
export const TICK = 'M2.2 6.3 4.9 8.9 9.8 3.3';
