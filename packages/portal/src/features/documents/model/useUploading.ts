import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { clientQueries, documentFilterQueries } from '@countersign/api-client';
import { useFilePicker } from '@countersign/ui';
import { useServices, type UploadDestination } from '../../../services/services.tsx';
import { namesTo } from '../../filters/index.ts';
import type { Uploading } from './documentsModel.ts';

/** Uploads to the selected filter of a client, as soon as the client is known. */
export function useUploading(clientId: number, filterId: number): Uploading {
  const { portal, uploads } = useServices();
  const { data: client, isError, refetch } = useQuery(clientQueries.detail(portal, clientId));
  const { data: tree } = useQuery(documentFilterQueries.tree(portal, clientId));
  const clientName = client?.Name;
  const target = useMemo<UploadDestination | null>(
    () => (clientName === undefined ? null : { clientId, clientName, filterId }),
    [clientId, clientName, filterId],
  );
  const add = useCallback(
    (files: readonly File[]) => {
      if (target !== null) uploads.add(files, target);
    },
    [uploads, target],
  );
  const openPicker = useFilePicker(add);
  const choose = useCallback(() => {
    uploads.preload();
    openPicker();
  }, [uploads, openPicker]);

  return useMemo<Uploading>(() => {
    if (target !== null) {
      const names = filterId === 0 ? [] : namesTo(tree ?? [], filterId);
      return { status: 'open', destination: [target.clientName, ...names].join(' › '), add, choose };
    }
    return isError ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
  }, [target, filterId, tree, add, choose, isError, refetch]);
}
