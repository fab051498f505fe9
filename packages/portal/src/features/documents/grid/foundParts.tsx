/** What a search shows: one file, as the first page has no room for the names of two. */
import { SearchMarks as MarksInColumns } from '../marks/SearchMarks.tsx';
import { documentTexts } from './documentTexts.ts';

export { NoDocuments } from './DocumentsEmpty.tsx';

const searched = documentTexts
  .filter(({ id }) => id === 'DocumentFilter' || id === 'CreatedBy')
  .map(({ header }) => header);

/** Marks what a search has found. */
export function SearchMarks() {
  return <MarksInColumns columns={searched} />;
}
