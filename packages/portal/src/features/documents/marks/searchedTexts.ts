import { actionTypes } from '@countersign/api-client/rules';
import { taskLabel } from '@countersign/ui';
import { matchesIn, matchesInTitle, type Match } from './matchesIn.ts';

/** A text of the list that a search looks at, and where it has what was searched for. */
interface SearchedText {
  readonly text: Text;
  readonly matches: readonly Match[];
}

/** What a task says before the name of a signer: only the name is searched. */
const beforeName = taskLabel({
  actionType: actionTypes.declined,
  signed: 0,
  total: 0,
  declinedBy: '…',
}).replace('…', '');

/** The cells whose texts are searched, wherever their columns have been moved; a row that is not here yet has none. */
function searchedCells(grid: Element, columns: ReadonlySet<string>): string {
  const places = [...grid.querySelectorAll('[role="columnheader"]')]
    .filter((head) => columns.has(head.firstElementChild?.textContent ?? ''))
    .map((head) => `[aria-colindex="${head.getAttribute('aria-colindex') ?? ''}"]`);
  return `[role="row"]:not([hidden], [data-pending]) > :is(${['[role="rowheader"]', ...places].join()}):not([role="columnheader"])`;
}

function matchesOf(text: Text, cell: Element, terms: readonly string[]): readonly Match[] {
  const { data } = text;
  if (text.parentElement?.hasAttribute('data-text') === true)
    return cell.getAttribute('role') === 'rowheader' ? matchesInTitle(data, terms) : matchesIn(data, terms);
  if (!data.startsWith(beforeName)) return [];
  const { length } = beforeName;
  return matchesIn(data.slice(length), terms).map(([start, end]): Match => [start + length, end + length]);
}

/**
 * Returns the texts of a grid in which a search has found something: each term may be in any field that is searched. In
 * the list of phones, one cell has both the title and the task.
 *
 * @param columns names of those that are searched beside the title, which is the header of its row
 */
export function searchedTexts(
  grid: Element,
  columns: ReadonlySet<string>,
  terms: readonly string[],
): readonly SearchedText[] {
  const found: SearchedText[] = [];
  for (const cell of grid.querySelectorAll(searchedCells(grid, columns))) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!(text instanceof Text)) continue;
      const matches = matchesOf(text, cell, terms);
      if (matches.length > 0) found.push({ text, matches });
    }
  }
  return found;
}
