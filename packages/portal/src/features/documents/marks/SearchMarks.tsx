import { useEffect } from 'react';
import { searchTerms } from '@countersign/api-client/rules';
import { documentTexts } from '../grid/documentTexts.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { markMatches } from './markMatches.ts';

/** The columns whose texts a search finds, besides the title. */
const columns = documentTexts
  .filter(({ id }) => id === 'DocumentFilter' || id === 'CreatedBy')
  .map(({ header }) => header);

/** Marks the words that were searched for in the list, which shows why a document was found. */
export function SearchMarks() {
  const { q } = useDocuments().search;
  useEffect(() => {
    const grid = document.querySelector('[role="grid"][aria-label="Documents"]');
    return grid === null ? undefined : markMatches(grid, searchTerms(q), columns);
  }, [q]);
  return null;
}
