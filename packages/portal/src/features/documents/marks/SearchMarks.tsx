import { useEffect } from 'react';
import { searchTerms } from '@countersign/api-client/rules';
import { useDocuments } from '../model/documentsModel.ts';
import { markMatches } from './markMatches.ts';

/** Marks the words that were searched for in the titles of the list, which shows why a document was found. */
export function SearchMarks() {
  const { q } = useDocuments().search;
  useEffect(() => {
    const grid = document.querySelector('[role="grid"][aria-label="Documents"]');
    return grid === null ? undefined : markMatches(grid, searchTerms(q));
  }, [q]);
  return null;
}
