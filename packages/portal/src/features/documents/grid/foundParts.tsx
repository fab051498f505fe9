/** What a search shows: one file, as the first page has no room for the names of two. */
export { NoDocuments } from './DocumentsEmpty.tsx';
export { SearchMarks } from '../marks/SearchMarks.tsx';
