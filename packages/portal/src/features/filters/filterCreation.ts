import type { QueryClient } from '@tanstack/react-query';
import {
  documentFilterMutations,
  documentFilterQueries,
  isOutcomeUnknown,
  recognised,
  type KeptKeys,
  type PortalClient,
} from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { siblingsIn } from './filterPlaces.ts';

type Filter = Schemas['Filter'];

/** What is sent, and sent again unchanged while its outcome is unknown, whatever else was added meanwhile. */
export interface Creation {
  readonly clientId: number;
  readonly body: Schemas['NewClientFilter'];
  /** Ids of the filters that were there before. */
  readonly before: readonly number[];
}

/**
 * Returns what creates a filter below another one, after its siblings.
 *
 * @param index Its position, if more than the siblings of the tree are before it.
 * @param last The creation before, with its error: the same filter is sent as it was then, if that is unknown.
 */
export function creationOf(
  { clientId, tree }: { readonly clientId: number; readonly tree: readonly Filter[] },
  { text, parentId, index }: { readonly text: string; readonly parentId: number; readonly index?: number },
  last: { readonly creation: Creation | undefined; readonly error: unknown },
): Creation {
  const { creation, error } = last;
  const isSame = creation?.body.text === text && creation.body.parentId === parentId;
  if (isSame && isOutcomeUnknown(error)) return creation;
  const before = siblingsIn(tree, parentId).map(({ Id }) => Id);
  return { clientId, body: { text, parentId, index: index ?? before.length }, before };
}

/** Creates a filter; if the reply is lost, it is recognised among those that were added since. */
export function filterCreation(portal: PortalClient, queryClient: QueryClient, kept: KeptKeys) {
  const create = documentFilterMutations.create(portal, kept);
  return recognised<Filter, Creation>(create, kept, async ({ clientId, body, before }) => {
    const tree = await queryClient.fetchQuery({
      ...documentFilterQueries.tree(portal, clientId),
      staleTime: 0,
    });
    const filter = siblingsIn(tree, body.parentId).find(
      ({ Id, Text }) => Text === body.text && !before.includes(Id),
    );
    return filter === undefined ? null : { reply: filter };
  });
}
