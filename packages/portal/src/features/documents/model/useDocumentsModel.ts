import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { clientQueries } from '@countersign/api-client';
import { EMPTY_SELECTION, selectedCount, useFilePicker } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { bulkDenialReason } from '../actions/bulkActions.ts';
import type { DocumentsModel } from './documentsModel.ts';
import type { DocumentsLocation, GoTo } from '../documentsLocation.ts';
import { useBulkCommands, type BulkAction } from '../actions/useBulkCommands.ts';
import { useDestination } from './useDestination.ts';
import { useDocumentActions } from './useDocumentActions.ts';
import { useDocumentPages } from '../grid/useDocumentPages.ts';
import { useDocumentSelection } from './useDocumentSelection.ts';
import type { Drawers } from './useDrawers.ts';
import { useDisabledReasons } from '../actions/useDisabledReasons.ts';

/**
 * Creates the shared model of the documents screen from its address. The value is stable while nothing in it
 * changes, so that dragging a pane or opening a drawer rerenders no row.
 */
export function useDocumentsModel(
  clientId: number,
  location: DocumentsLocation,
  goTo: GoTo,
  { room, close }: Drawers,
): DocumentsModel {
  const { portal, uploads } = useServices();
  const { search, documentId, mode } = location;
  const client = useQuery(clientQueries.detail(portal, clientId));
  const pages = useDocumentPages(clientId, search);
  const total = pages.total ?? 0;
  const onSingle = useCallback(
    (single: number | null) => {
      goTo({ documentId: single, mode: 'list' }, { replace: true });
    },
    [goTo],
  );
  const { selection, select, document, missing } = useDocumentSelection(clientId, documentId, onSingle);
  const count = selectedCount(selection, total);
  const disabledReasons = useDisabledReasons();
  const { start, running } = useBulkCommands();
  const destination = useDestination(clientId, client.data?.Name, search.filter);
  const { act, modal, closeModal } = useDocumentActions(document, mode, goTo);

  const add = useCallback(
    (files: readonly File[]) => {
      if (destination) uploads.add(files, destination.target);
    },
    [uploads, destination],
  );
  const choose = useFilePicker(add);

  const find = useCallback<DocumentsModel['find']>(
    (change) => {
      goTo({ search: { ...search, ...change } });
    },
    [goTo, search],
  );
  const selected = useMemo(() => {
    const clear = () => {
      close();
      select(EMPTY_SELECTION);
    };
    return { selection, count, document, missing, select, clear };
  }, [selection, count, document, missing, select, close]);
  const disabledReasonsOf = useCallback<DocumentsModel['disabledReasonsOf']>(
    (one) => (one === undefined ? disabledReasons(document, count) : disabledReasons(one, 1)),
    [disabledReasons, document, count],
  );
  const several = useMemo(
    () => ({
      running,
      disabledReason: bulkDenialReason(selection),
      start: (action: BulkAction) => {
        if (running === null) start(action, [...selection.ids]);
      },
    }),
    [running, selection, start],
  );
  const uploading = useMemo(() => ({ destination, add, choose }), [destination, add, choose]);

  return useMemo(
    () => ({
      clientId,
      search,
      find,
      pages,
      total,
      selected,
      disabledReasonsOf,
      act,
      several,
      modal,
      closeModal,
      room,
      uploading,
    }),
    [
      clientId,
      search,
      find,
      pages,
      total,
      selected,
      disabledReasonsOf,
      act,
      several,
      modal,
      closeModal,
      room,
      uploading,
    ],
  );
}
