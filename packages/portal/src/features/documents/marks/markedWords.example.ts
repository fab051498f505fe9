import { portal } from '@countersign/api-client/answers';
import type { Schemas } from '@countersign/api-client/contract';
import { searchTerms } from '@countersign/api-client/rules';
import { MARKED } from './markMatches.ts';

function ranges(): readonly AbstractRange[] {
  const marked = 'highlights' in CSS ? CSS.highlights.get(MARKED) : undefined;
  return [...(marked ?? [])].filter((range) => String(range) !== '');
}

/** What the page marks at the moment. */
export function markedWords(): readonly string[] {
  return ranges().map(String);
}

/** The columns in which the page marks words, by their names in the order of the alphabet. */
export function markedColumns(): readonly string[] {
  const names = ranges().map(({ startContainer }) => {
    const cell = startContainer.parentElement?.closest('[aria-colindex]');
    const place = cell?.getAttribute('aria-colindex') ?? '';
    const grid = cell?.closest('[role="grid"]');
    return grid?.querySelector(`[role="columnheader"][aria-colindex="${place}"]`)?.textContent ?? '';
  });
  return [...new Set(names)].toSorted();
}

/** A list that is searched in all the fields in which the server searches. */
export function searchedList(rows: readonly Schemas['Document'][]) {
  return portal.get('/documents/clients/{clientId}', ({ query, response }) => {
    const terms = searchTerms(query.get('searchTerm') ?? '');
    const Items = rows.filter((row) => {
      const { Title, Extension, CreatedBy, DeclinedBy, DocumentFilter } = row;
      const text = [`${Title}.${Extension}`, CreatedBy, DeclinedBy, DocumentFilter?.Text]
        .join(' ')
        .toLowerCase();
      return terms.every((term) => text.includes(term));
    });
    return response(200).json({ Items, TotalItems: Items.length });
  });
}
