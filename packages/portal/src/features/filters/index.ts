export { FiltersPane } from './FiltersPane.tsx';
export { namesTo } from './pathTo.ts';
