import type { QueryClient } from '@tanstack/react-query';
import { documentMutations, type PortalClient } from '@countersign/api-client';
import { NAMED_LIMIT } from '@countersign/api-client/rules';
import { announce, type GridSelection } from '@countersign/ui';
import { mutate } from '../../../services/writes/mutate.ts';
import { listLimits } from '../documentPage.ts';
import { defaultSearch, type DocumentsSearch } from '../documentsSearch.ts';
import { rareMessages } from '../rare.messages.ts';
import { unreadAt } from '../unreadAt.ts';

interface Context {
  readonly portal: PortalClient;
  readonly queryClient: QueryClient;
  readonly clientId: number;
  readonly search: DocumentsSearch;
}

/** Marks documents as read or unread for the user; rejects if some of them may not be marked. */
export async function markDocuments(
  { portal, queryClient, clientId, search }: Context,
  { mode, ids }: GridSelection,
  read: boolean,
): Promise<void> {
  const marking = documentMutations.mark(portal);
  const all = [...ids];
  if (mode === 'allBut') {
    await mutate(queryClient, marking, {
      clientId,
      list: listLimits(search),
      marks: { read, exceptIds: all },
    });
    unreadAt.renew();
    announce(rareMessages.marked(read));
    return;
  }
  // Selected documents need not be in the list that is shown.
  const list = listLimits(defaultSearch);
  for (let start = 0; start < all.length; start += NAMED_LIMIT) {
    const documentIds = all.slice(start, start + NAMED_LIMIT);
    await mutate(queryClient, marking, { clientId, list, marks: { read, documentIds } });
  }
  // The rows stay, and only their icons change.
  announce(rareMessages.marked(read, all.length));
}
