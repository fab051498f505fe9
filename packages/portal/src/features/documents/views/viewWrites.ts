import type { QueryClient } from '@tanstack/react-query';
import {
  recognised,
  savedViewMutations,
  savedViewQueries,
  type KeptKeys,
  type PortalClient,
} from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { savedSearchOf, searchOfView } from './savedSearch.ts';

type View = Schemas['SavedView'];

/** Creates the writes to the user's views: each is recognised in the list if its reply is lost. */
export function viewWrites(portal: PortalClient, queryClient: QueryClient, kept: KeptKeys) {
  const read = () => queryClient.fetchQuery({ ...savedViewQueries.list(portal), staleTime: 0 });

  async function viewThat(matches: (view: View) => boolean): Promise<{ readonly reply: View } | null> {
    const view = (await read()).Items.find(matches);
    return view === undefined ? null : { reply: view };
  }

  return {
    /** Adds a new view to the list before that is read again: the address names the view at once. */
    add: (view: View) => {
      queryClient.setQueryData(
        savedViewQueries.list(portal).queryKey,
        (list) => list && { ...list, Items: [...list.Items.filter(({ Id }) => Id !== view.Id), view] },
      );
    },
    // No other view has the name.
    create: recognised(savedViewMutations.create(portal, kept), kept, ({ name }) =>
      viewThat(({ Name }) => Name === name),
    ),
    update: recognised(savedViewMutations.update(portal, kept), kept, ({ id, body }) =>
      viewThat((view) => view.Id === id && isAsIn(view, body)),
    ),
    reorder: recognised(savedViewMutations.reorder(portal, kept), kept, async ({ viewIds }) => {
      const list = await read();
      return String(list.Items.map(({ Id }) => Id)) === String(viewIds) ? { reply: list } : null;
    }),
    remove: recognised(savedViewMutations.remove(portal, kept), kept, async (id) =>
      (await viewThat((view) => view.Id === id)) === null ? { reply: undefined } : null,
    ),
  };
}

function isAsIn(view: View, { name, search }: Schemas['SavedViewUpdate']): boolean {
  const shown = JSON.stringify(savedSearchOf(searchOfView(view)));
  return (
    (name === undefined || view.Name === name) && (search === undefined || shown === JSON.stringify(search))
  );
}
