/** What actions on several documents show while they run, in one file. */
export { DocumentsTray } from './DocumentsTray.tsx';
export { RunsInProgress } from './RunsInProgress.tsx';
