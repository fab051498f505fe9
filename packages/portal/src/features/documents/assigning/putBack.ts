import type { QueryClient } from '@tanstack/react-query';
import {
  documentFilterQueries,
  documentQueries,
  isApiError,
  type KeptKeys,
  type PortalClient,
} from '@countersign/api-client';
import { assignReplyOf, filterRuleMessages, ROOT_FILTER_ID } from '@countersign/api-client/rules';
import { assignment } from './assignment.ts';
import { mutate } from '../../../services/writes/mutate.ts';
import { PermanentError } from '../bulk/PermanentError.ts';
import { namesTo } from '../../filters/index.ts';
import type { Place } from './assigning.messages.ts';

interface Calls {
  readonly portal: PortalClient;
  readonly queryClient: QueryClient;
}

/** A document's filter before it was assigned to another, and that one; 0 is none. */
export interface Move {
  readonly from: number;
  readonly to: number;
}

/**
 * Puts a document back to the filter that it had before it was assigned. As on the server, one that is there already
 * needs nothing, and one that was assigned again since stays there. If the filter that it was assigned to was deleted
 * since, it goes back.
 *
 * @throws PermanentError if it was assigned again, or its earlier filter was deleted
 */
export async function putBack(
  calls: Calls,
  kept: KeptKeys,
  documentId: number,
  { from, to }: Move,
): Promise<void> {
  const { portal, queryClient } = calls;
  const { DocumentFilter, Client } = await queryClient.fetchQuery({
    ...documentQueries.detail(portal, documentId),
    staleTime: 0,
  });
  const current = DocumentFilter?.Id ?? ROOT_FILTER_ID;
  if (current === from) return;
  const isWhereItWas =
    current === to || (current === ROOT_FILTER_ID && (await isDeleted(calls, Client.Id, to)));
  if (!isWhereItWas) throw new PermanentError(filterRuleMessages.changedSince);
  try {
    await mutate(queryClient, assignment(calls, kept), { documentId, filterId: from });
  } catch (error) {
    const reply = isApiError(error) ? assignReplyOf(error.code) : 'other';
    if (reply === 'filterMissing') throw new PermanentError(filterRuleMessages.earlierDeleted);
    if (reply !== 'assigned') throw error;
  }
}

async function isDeleted(
  { portal, queryClient }: Calls,
  clientId: number,
  filterId: number,
): Promise<boolean> {
  const tree = await queryClient.fetchQuery({
    ...documentFilterQueries.tree(portal, clientId),
    staleTime: 0,
  });
  return namesTo(tree, filterId).length === 0;
}

/** Names a filter of a client, as far as its tree was read. */
export function placeOf({ portal, queryClient }: Calls, clientId: number, filterId: number): Place {
  const tree = queryClient.getQueryData(documentFilterQueries.tree(portal, clientId).queryKey) ?? [];
  return { filterId, path: namesTo(tree, filterId).join(' › ') };
}
