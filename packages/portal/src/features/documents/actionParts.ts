/** What the actions without a dialog need, in one file, which loads before the first of them. */
export { downloadFile } from './actions/downloadFile.ts';
export { startJob } from './jobs/startJob.ts';
export { assignRun } from './assigning/assignRun.ts';
export { hasSelectionLeft } from './assigning/leavesFilter.ts';
export { markDocuments } from './model/markDocuments.ts';
