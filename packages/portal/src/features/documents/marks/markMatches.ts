import { vars } from '@countersign/ui';
import { searchedTexts } from './searchedTexts.ts';

/** Name of the marked words in the page's highlights. */
export const MARKED = 'search-match';

/** What takes neither room nor the place of the text: only colours change. */
const rules = `
::highlight(${MARKED}) {
  background-color: ${vars.color.cautionSurface};
  color: ${vars.color.text};
  text-decoration: underline ${vars.color.cautionMark};
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

/**
 * Marks words in the rows of a grid, until the returned function is called. The engine of the grid writes texts while it
 * scrolls, so the marks are ranges over them, which change no element: what is read aloud and copied stays the same.
 * A browser that knows no highlights shows none. The rules come with this code, for the first page to load without them.
 */
export function markMatches(
  grid: Element,
  columns: ReadonlySet<string>,
  terms: readonly string[],
): (() => void) | undefined {
  if (terms.length === 0 || !('highlights' in CSS)) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  function mark(): void {
    const ranges = searchedTexts(grid, columns, terms).flatMap(({ text, matches }) =>
      matches.map(([start, end]) => rangeOf(text, start, end)),
    );
    CSS.highlights.set(MARKED, new Highlight(...ranges));
  }
  // Called before the browser paints, once for all rows that a scroll has written.
  const observer = new MutationObserver(mark);
  observer.observe(grid, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['hidden', 'data-pending'],
  });
  mark();
  return () => {
    observer.disconnect();
    CSS.highlights.delete(MARKED);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
