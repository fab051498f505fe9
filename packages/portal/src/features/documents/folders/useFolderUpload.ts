import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentFilterMutations, documentFilterQueries } from '@countersign/api-client';
import type { FoundFile } from '@countersign/ui';
import { useServices, type UploadDestination } from '../../../services/services.tsx';
import { planFolders, type PlannedFilter } from './folderPlan.ts';

/** Creates filters for folders, each once and before its files, then uploads the files into them. */
export function useFolderUpload(target: UploadDestination, onDone: () => void) {
  const { portal, uploads } = useServices();
  const queryClient = useQueryClient();
  const { mutateAsync: createFilter } = useMutation(documentFilterMutations.create(portal));
  const { clientId, filterId } = target;

  return useMutation({
    async mutationFn(files: readonly FoundFile[]) {
      // After a failure it has the filters that were created before.
      const tree = await queryClient.fetchQuery({
        ...documentFilterQueries.tree(portal, clientId),
        staleTime: 0,
      });
      const { create, groups } = planFolders(tree, filterId, files);
      const created = new Map<PlannedFilter, number>();
      const idOf = (filter: PlannedFilter | null) =>
        filter === null ? filterId : (filter.id ?? created.get(filter) ?? filterId);
      for (const filter of create) {
        const body = { text: filter.name, parentId: idOf(filter.parent), index: filter.index };
        created.set(filter, (await createFilter({ clientId, body })).Id);
      }
      for (const group of groups) uploads.add(group.files, { ...target, filterId: idOf(group.filter) });
    },
    onSuccess: onDone,
  });
}
