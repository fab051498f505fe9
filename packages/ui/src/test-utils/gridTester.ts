/** Reads and works a DataGrid as its reader does: by names, never by class or place in the tree. */
export interface GridTester {
  /** Number of rows in the whole list, loaded or not; -1 while it loads. */
  rowCount(): number;
  /** Headers of the visible columns, in order. */
  columns(): string[];
  /** Cell texts of each rendered row, from the top. */
  rows(): string[][];
  /** The rendered row with a cell of this text. Throws if there is none. */
  row(text: string): HTMLElement;
  isSelected(text: string): boolean;
  /** Presses the header of a column. Throws if there is none. */
  sortBy(column: string): void;
  /** Presses a row. */
  press(text: string): void;
}

function text(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

function isElement(element: Element | null | undefined): element is HTMLElement {
  return element instanceof HTMLElement;
}

/** @param grid the element with `role="grid"` */
export function gridTester(grid: HTMLElement): GridTester {
  function heads(): HTMLElement[] {
    return [...grid.querySelectorAll('[role=columnheader]')].filter(isElement);
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
  function cells(row: Element): string[] {
    return [...row.querySelectorAll('[role=gridcell], [role=rowheader]')].map(text);
  }
  function rowOf(text: string): HTMLElement {
    const found = drawn().find((row) => cells(row).includes(text));
    if (found === undefined)
      throw new Error(`No row shows ${JSON.stringify(text)}: ${JSON.stringify(drawn().map(cells))}`);
    return found;
  }
  return {
    rowCount: () => {
      const count = Number(grid.getAttribute('aria-rowcount'));
      return count < 0 ? -1 : count - (heads().length > 0 ? 1 : 0);
    },
    columns: () => heads().map(text),
    rows: () => drawn().map(cells),
    row: rowOf,
    isSelected: (text) => rowOf(text).getAttribute('aria-selected') === 'true',
    sortBy: (column) => {
      const head = heads().find((element) => text(element) === column);
      if (head === undefined) throw new Error(`No column is called ${JSON.stringify(column)}`);
      head.click();
    },
    press: (text) => rowOf(text).click(),
  };
}

function indexOf(row: Element): number {
  return Number(row.getAttribute('aria-rowindex'));
}
