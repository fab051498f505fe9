export { DocumentsScreen } from './DocumentsScreen.tsx';
export type { DocumentsLocation, GoTo } from './documentsLocation.ts';
export {
  defaultSearch,
  documentsQuery,
  parseDocumentsSearch,
  type DocumentsSearch,
} from './documentsSearch.ts';
export { ClientPicker } from './ClientPicker.tsx';
export { DocumentsStart } from './DocumentsStart.tsx';
