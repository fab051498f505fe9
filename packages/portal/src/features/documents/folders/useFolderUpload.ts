import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, documentFilterQueries, isOutcomeUnknown } from '@countersign/api-client';
import type { FoundFile } from '@countersign/ui';
import { whyFailed } from '../../../services/readFailure.ts';
import { useServices, type UploadDestination } from '../../../services/services.tsx';
import { useKeptKeys } from '../../../services/useKeptKeys.ts';
import { creationOf, filterCreation, namesTo, type Creation } from '../../filters/index.ts';
import { planFolders, type PlannedFilter } from './folderPlan.ts';

/**
 * Creates filters for folders, each once and before its files, then uploads the files into them.
 *
 * @param onDone Called with the first filter that was created, if any was.
 */
export function useFolderUpload(target: UploadDestination, onDone: (createdId: number | undefined) => void) {
  const { portal, uploads } = useServices();
  const queryClient = useQueryClient();
  const kept = useKeptKeys();
  const { mutateAsync: createFilter } = useMutation(filterCreation(portal, queryClient, kept));
  /** The last filter that was sent. */
  const last = useRef<{ creation: Creation | undefined; error: unknown }>({
    creation: undefined,
    error: null,
  });
  const { clientId, filterId } = target;

  return useMutation({
    async mutationFn(files: readonly FoundFile[]) {
      const treeQuery = documentFilterQueries.tree(portal, clientId);
      // After a failure it has the filters that were created before.
      const tree = await queryClient.fetchQuery({ ...treeQuery, staleTime: 0 }).catch((error: unknown) => {
        // Of what was sent before it is still unknown whether it was created; otherwise nothing is.
        if (isOutcomeUnknown(last.current.error)) throw last.current.error;
        throw new ApiError({ kind: 'refused', serverMessage: whyFailed(error), cause: error });
      });
      const { create, groups } = planFolders(tree, filterId, files);
      const created = new Map<PlannedFilter, number>();
      const idOf = (filter: PlannedFilter | null) =>
        filter === null ? filterId : (filter.id ?? created.get(filter) ?? filterId);
      for (const filter of create) {
        const wanted = { text: filter.name, parentId: idOf(filter.parent), index: filter.index };
        const creation = creationOf({ clientId, tree }, wanted, last.current);
        try {
          created.set(filter, (await createFilter(creation)).Id);
          last.current = { creation, error: null };
        } catch (error) {
          last.current = { creation, error };
          throw error;
        }
      }
      const above = namesTo(tree, filterId);
      for (const { files: grouped, filter } of groups) {
        const filterNames = [...above, ...namesBelow(filter)];
        uploads.add(grouped, { ...target, filterId: idOf(filter), filterNames });
      }
      return created.values().next().value;
    },
    onSuccess: onDone,
  });
}

/** Returns the names of the filters below the selected one, down to this one. */
function namesBelow({ name, parent }: PlannedFilter): readonly string[] {
  return parent === null ? [] : [...namesBelow(parent), name];
}
