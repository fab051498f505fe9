import { SearchMarks as MarksInColumns } from '../marks/SearchMarks.tsx';
import { documentTexts } from './documentTexts.ts';

/** What a search shows: one file, as the first page has no room for the names of two. */
export { NoDocuments } from './DocumentsEmpty.tsx';

/** Beside the title, the server searches creators, filters and the names of signers; never dates. */
const searched: ReadonlySet<string> = new Set(
  documentTexts
    .filter(({ id }) => id === 'Task' || id === 'DocumentFilter' || id === 'CreatedBy')
    .map(({ header }) => header),
);

/** Marks what a search has found. */
export function SearchMarks() {
  return <MarksInColumns columns={searched} />;
}
