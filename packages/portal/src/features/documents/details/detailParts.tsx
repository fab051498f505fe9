/** What stands in for the details of a document, in one file. */
export { DetailLoading } from '../../../services/DetailStates.tsx';
export { DocumentAbsent } from './DocumentAbsent.tsx';
