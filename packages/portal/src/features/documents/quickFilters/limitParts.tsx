/** What names the limits of the list, in one file. */
export { FilterInUse } from './FilterInUse.tsx';
export { QuickFilterChips } from './QuickFilterChips.tsx';
