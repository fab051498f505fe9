import { vars } from '@countersign/ui';
import { matchesIn } from './matchesIn.ts';

/** Name of the marked words in the page's highlights. */
export const MARKED = 'search-match';

const rows = '[role="row"]:not([hidden])';

/** Titles, in the table and in the list of phones. */
const titles = `${rows} [role="rowheader"]:is([data-text], :has([data-text]))`;

/** What takes neither room nor the place of the text: only colours change. */
const rules = `
::highlight(${MARKED}) {
  background-color: ${vars.color.cautionSurface};
  color: ${vars.color.text};
}
@media (forced-colors: active) {
  ::highlight(${MARKED}) {
    background-color: Mark;
    color: MarkText;
  }
}`;

function rangeOf(text: Text, start: number, end: number): Range {
  const range = new Range();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range;
}

/** Selects the cells of columns, wherever users have put them, by their headers. */
function cellsOf(grid: Element, columns: readonly string[]): readonly string[] {
  return [...grid.querySelectorAll('[role="columnheader"]')]
    .filter(({ textContent }) => columns.includes(textContent.trim()))
    .map(
      (header) =>
        `${rows} > [role="gridcell"][aria-colindex="${header.getAttribute('aria-colindex')}"][data-text]`,
    );
}

function textOf(cell: Element): Text | null {
  const shown = cell.matches('[data-text]') ? cell : cell.querySelector('[data-text]');
  return [...(shown?.childNodes ?? [])].find((node) => node instanceof Text) ?? null;
}

/**
 * Marks words in the titles of a grid, and in other columns that were searched, until the returned function is called. The engine of the grid writes texts while it
 * scrolls, so the marks are ranges over them, which change no element: what is read aloud and copied stays the same.
 * A browser that knows no highlights shows none. The rules come with this code, for the first page to load without them.
 *
 * @param columns The headers of the other columns
 */
export function markMatches(
  grid: Element,
  terms: readonly string[],
  columns: readonly string[],
): (() => void) | undefined {
  if (terms.length === 0 || !('highlights' in CSS)) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  function mark(): void {
    const searched = [titles, ...cellsOf(grid, columns)].join(', ');
    const ranges = [...grid.querySelectorAll(searched)].flatMap((cell) => {
      const text = textOf(cell);
      if (text === null) return [];
      return matchesIn(text.data, terms, cell.role === 'rowheader').map(([start, end]) =>
        rangeOf(text, start, end),
      );
    });
    CSS.highlights.set(MARKED, new Highlight(...ranges));
  }
  // Called before the browser paints, once for all rows that a scroll has written.
  const observer = new MutationObserver(mark);
  observer.observe(grid, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['hidden'],
  });
  mark();
  return () => {
    observer.disconnect();
    CSS.highlights.delete(MARKED);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
