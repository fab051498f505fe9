import { useCallback, useMemo } from 'react';
import { EMPTY_SELECTION, isSelected, selectedCount } from '@countersign/ui';
import { bulkDenialReason, noDeletionReason, noPinsReason } from '../actions/bulkActions.ts';
import type { DocumentsModel } from './documentsModel.ts';
import type { DocumentsLocation, GoTo } from '../documentsLocation.ts';
import type { BulkAction } from '../actions/documentMenu.ts';
import { useBulkCommands } from '../actions/useBulkCommands.ts';
import { useDocumentActions } from './useDocumentActions.ts';
import { useDocumentPages } from '../grid/useDocumentPages.ts';
import { useDocumentSelection } from './useDocumentSelection.ts';
import type { Drawers } from './useDrawers.ts';
import { useDisabledReasons } from '../actions/useDisabledReasons.ts';
import { useUploading } from './useUploading.ts';

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
  const { search, documentId, mode } = location;
  const pages = useDocumentPages(clientId, search);
  const { readRows, readAll } = pages;
  const total = pages.total ?? 0;
  const onSingle = useCallback(
    (single: number | null) => {
      goTo({ documentId: single, mode: 'list' }, { replace: true });
    },
    [goTo],
  );
  const { selection, select, document, problem, loading } = useDocumentSelection(
    clientId,
    documentId,
    onSingle,
  );
  const count = selectedCount(selection, total);
  const disabledReasons = useDisabledReasons();
  const { start, running } = useBulkCommands();
  const uploading = useUploading(clientId, search.filter);
  const { act, modal, openModal, closeModal } = useDocumentActions(document, mode, goTo);

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
    return { selection, count, document, problem, loading, select, clear };
  }, [selection, count, document, problem, loading, select, close]);
  const disabledReasonsOf = useCallback<DocumentsModel['disabledReasonsOf']>(
    (one) => (one === undefined ? disabledReasons(document, count) : disabledReasons(one, 1)),
    [disabledReasons, document, count],
  );
  const several = useMemo(() => {
    const disabledReason = bulkDenialReason(count);
    const ids = async () =>
      selection.mode === 'only'
        ? [...selection.ids]
        : (await readAll()).map(({ Id }) => Id).filter((id) => isSelected(selection, id));
    const noneReason = (action: BulkAction) => {
      if (action === 'resendPins') return noPinsReason(selection, readRows());
      return action === 'delete' ? noDeletionReason(selection, readRows()) : undefined;
    };
    return {
      running,
      disabledReason,
      disabledReasonOf: (action: BulkAction) => disabledReason ?? noneReason(action),
      start: (action: BulkAction) => {
        if (action === 'delete') openModal({ kind: 'deleteSeveral', count, read: ids });
        else if (running === null) start(action, ids);
      },
    };
  }, [running, selection, count, readRows, readAll, start, openModal]);

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
      openModal,
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
      openModal,
      closeModal,
      room,
      uploading,
    ],
  );
}
