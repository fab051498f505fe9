import { quickFiltersInUse } from '../quickFilters.ts';
import { useDocuments } from './documentsModel.ts';
import { useFilterPath } from './useFilterPath.ts';

/** Returns whether `NoDocuments` is shown with the button to upload: the toolbar has none then. */
export function useUploadsFromEmpty(): boolean {
  const { search, pages, total, uploading } = useDocuments();
  const inFilter = useFilterPath().length > 0;
  if (pages.state.status !== 'ready' || total > 0 || uploading.status === 'failed') return false;
  const isLimited = search.q !== '' || quickFiltersInUse(search).length > 0 || search.view !== 'all';
  return !isLimited && (search.filter === 0 || inFilter);
}
