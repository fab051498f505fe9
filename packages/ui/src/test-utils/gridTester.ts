import { loadColumnTable } from '../components/DataGrid/columns/columnChanges.js';
import { inAct } from './inAct.js';

/**
 * Reads and works a DataGrid as its reader does: by names, never by class or place in the tree. Its presses need no
 * `act`: what they change is rendered when they return.
 */
export interface GridTester {
  /** Number of rows in the whole list, loaded or not; -1 while it loads. */
  rowCount(): number;
  /** Headers of the visible columns, in order, without those of checkboxes and of menu buttons. */
  columns(): string[];
  /** Cell texts of each rendered row, from the top: one for each of `columns()`. */
  rows(): string[][];
  /** The rendered row with a cell of this text. Throws if there is none. */
  row(text: string): HTMLElement;
  isSelected(text: string): boolean;
  /** Presses the header of a column, once the code that sorts has loaded. Rejects if there is no such column. */
  sortBy(column: string): Promise<void>;
  /** Presses the cell of this text, which selects its row. Throws if there is none. */
  press(text: string): void;
}

function text(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The name of a column, without the place in the order that its header also shows. */
function nameOf(head: Element): string {
  return text(head.firstElementChild ?? head);
}

function isElement(element: Element | null | undefined): element is HTMLElement {
  return element instanceof HTMLElement;
}

/** @param grid the element with `role="grid"` */
export function gridTester(grid: HTMLElement): GridTester {
  function heads(): HTMLElement[] {
    return [...grid.querySelectorAll('[role=columnheader]:not([data-grid-fixed])')].filter(isElement);
  }
  function drawn(): HTMLElement[] {
    return (
      [...grid.querySelectorAll('[role=row]')]
        .filter(isElement)
        // An unused row element is hidden; it may still contain old text.
        .filter((row) => !row.hidden && row.querySelector('[role=columnheader]') === null && text(row) !== '')
        .sort((a, b) => indexOf(a) - indexOf(b))
    );
  }
  /** Without the grid's own controls. */
  function cells(row: Element): HTMLElement[] {
    return [...row.querySelectorAll('[role=gridcell], [role=rowheader]')]
      .filter(isElement)
      .filter(({ firstElementChild }) => firstElementChild?.hasAttribute('data-grid-target') !== true);
  }
  function texts(): string[][] {
    return drawn().map((row) => cells(row).map(text));
  }
  function find(wanted: string): { row: HTMLElement; cell: HTMLElement } {
    for (const row of drawn()) {
      const cell = cells(row).find((each) => text(each) === wanted);
      if (cell !== undefined) return { row, cell };
    }
    throw new Error(`No row shows ${JSON.stringify(wanted)}: ${JSON.stringify(texts())}`);
  }
  return {
    rowCount: () => {
      const count = Number(grid.getAttribute('aria-rowcount'));
      return count < 0 ? -1 : count - (heads().length > 0 ? 1 : 0);
    },
    columns: () => heads().map(nameOf),
    rows: texts,
    row: (text) => find(text).row,
    isSelected: (text) => find(text).row.getAttribute('aria-selected') === 'true',
    sortBy: async (column) => {
      await loadColumnTable();
      const head = heads().find((element) => nameOf(element) === column);
      if (head === undefined) throw new Error(`No column is called ${JSON.stringify(column)}`);
      inAct(() => head.click());
    },
    press: (text) => {
      const { cell } = find(text);
      inAct(() => cell.click());
    },
  };
}

function indexOf(row: Element): number {
  return Number(row.getAttribute('aria-rowindex'));
}
