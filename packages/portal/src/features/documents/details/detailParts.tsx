/** What stands beside the list, in one file. */
export { DetailLoading } from '../../../services/DetailStates.tsx';
export { DocumentAbsent } from './DocumentAbsent.tsx';
export { DocumentDetails } from './DocumentDetails.tsx';
export { SelectionCare } from './SelectionCare.tsx';
export { SelectionDetails } from './SelectionDetails.tsx';
