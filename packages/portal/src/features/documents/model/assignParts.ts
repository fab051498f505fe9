/** What an assignment of several documents needs, in one file: it loads with the first one. */
export { startJob } from '../jobs/startJob.ts';
export { assignRun } from '../assigning/assignRun.ts';
export { hasSelectionLeft } from '../assigning/leavesFilter.ts';
