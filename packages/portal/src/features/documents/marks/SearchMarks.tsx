import { useEffect } from 'react';
import { searchTerms } from '@countersign/api-client/rules';
import { useDocuments } from '../model/documentsModel.ts';
import { markMatches } from './markMatches.ts';

/**
 * Marks the words that were searched for in the list, which shows why a document was found.
 *
 * @param columns The headers of the columns that a search looks at, besides the title; keep the list stable
 */
export function SearchMarks({ columns }: { readonly columns: readonly string[] }) {
  const { q } = useDocuments().search;
  useEffect(() => {
    const grid = document.querySelector('[role="grid"][aria-label="Documents"]');
    return grid === null ? undefined : markMatches(grid, searchTerms(q), columns);
  }, [q, columns]);
  return null;
}
