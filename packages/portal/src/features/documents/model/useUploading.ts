import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { clientQueries, documentFilterQueries } from '@countersign/api-client';
import { findFilter } from '@countersign/api-client/rules';
import { useFilePicker, useFolderPicker, type FileTree } from '@countersign/ui';
import { useServices, type UploadDestination } from '../../../services/services.tsx';
import { namesTo } from '../../filters/index.ts';
import type { FoldersToUpload, Uploading } from './documentsModel.ts';

/**
 * Uploads to the selected filter of a client, as soon as the client is known.
 *
 * @param open called to ask what becomes of folders
 */
export function useUploading(
  clientId: number,
  filterId: number,
  open: (folders: FoldersToUpload) => void,
): Uploading {
  const { portal, uploads } = useServices();
  const { data: client, isError, refetch } = useQuery(clientQueries.detail(portal, clientId));
  const { data: tree } = useQuery(documentFilterQueries.tree(portal, clientId));
  const clientName = client?.Name;
  // A filter that was deleted takes no files; they go to the client then.
  const isGone = filterId !== 0 && tree !== undefined && findFilter(tree, filterId) === undefined;
  const folderId = isGone ? 0 : filterId;
  const target = useMemo<Required<UploadDestination> | null>(
    () =>
      clientName === undefined
        ? null
        : { clientId, clientName, filterId: folderId, filterNames: namesTo(tree ?? [], folderId) },
    [clientId, clientName, folderId, tree],
  );
  const add = useCallback(
    (files: readonly File[]) => {
      if (target !== null) uploads.add(files, target);
    },
    [uploads, target],
  );
  const addFolders = useCallback(
    (reading: Promise<FileTree>) => {
      uploads.preload();
      if (target !== null) open({ kind: 'uploadFolders', reading, target });
    },
    [uploads, target, open],
  );
  const openPicker = useFilePicker(add);
  const chooseFolder = useFolderPicker(
    useCallback((tree: FileTree) => addFolders(Promise.resolve(tree)), [addFolders]),
  );
  const choose = useCallback(() => {
    uploads.preload();
    openPicker();
  }, [uploads, openPicker]);

  return useMemo<Uploading>(() => {
    if (target !== null) {
      const destination = [target.clientName, ...target.filterNames].join(' › ');
      return { status: 'open', destination, add, addFolders, choose, chooseFolder };
    }
    return isError ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
  }, [target, add, addFolders, choose, chooseFolder, isError, refetch]);
}
