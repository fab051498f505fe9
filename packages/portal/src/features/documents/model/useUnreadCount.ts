import { useQuery } from '@tanstack/react-query';
import { documentQueries } from '@countersign/api-client';
import { useServices } from '../../../services/services.tsx';
import { documentPage } from '../documentPage.ts';
import { defaultSearch } from '../documentsSearch.ts';
import type { DocumentsModel } from './documentsModel.ts';

/** Returns how many documents of the client are unread; it is read after the list, and 0 until then. */
export function useUnreadCount({ clientId, pages }: DocumentsModel): number {
  const { portal } = useServices();
  const { data } = useQuery({
    ...documentQueries.list(portal, clientId, {
      ...documentPage({ pageNumber: 1, itemsPerPage: 1 }, defaultSearch),
      view: 'unread',
    }),
    placeholderData: undefined,
    enabled: pages.state.status === 'ready',
  });
  return data?.TotalItems ?? 0;
}
