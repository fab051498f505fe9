import { quickFiltersInUse } from '../quickFilters.ts';
import { useDocuments } from './documentsModel.ts';

/**
 * Returns whether `NoDocuments` is shown with the button to upload, for a client without documents: the toolbar has none
 * then. In an empty filter it stays in the toolbar, so that it is in one place while filters are gone through.
 */
export function useUploadsFromEmpty(): boolean {
  const { search, pages, total, uploading } = useDocuments();
  if (pages.state.status !== 'ready' || total > 0 || uploading.status === 'failed') return false;
  const isLimited = search.q !== '' || quickFiltersInUse(search).length > 0 || search.view !== 'all';
  return !isLimited && search.filter === 0;
}
