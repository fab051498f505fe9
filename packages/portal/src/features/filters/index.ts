export { FilterPickerDialog } from './picking/FilterPickerDialog.tsx';
export { FiltersPane } from './FiltersPane.tsx';
export { namesTo } from './namesTo.ts';
export { creationOf, filterCreation, type Creation } from './filterCreation.ts';
