import { useEffect } from 'react';
import { searchTerms } from '@countersign/api-client/rules';
import { useDocuments } from '../model/documentsModel.ts';
import { markMatches } from './markMatches.ts';

interface SearchMarksProps {
  /** Names of the columns that are searched beside the title. */
  readonly columns: ReadonlySet<string>;
}

/** Marks the words that were searched for in the list, which shows why a document was found. */
export function SearchMarks({ columns }: SearchMarksProps) {
  const { q } = useDocuments().search;
  useEffect(() => {
    const grid = document.querySelector('[role="grid"][aria-label="Documents"]');
    return grid === null ? undefined : markMatches(grid, columns, searchTerms(q));
  }, [columns, q]);
  return null;
}
