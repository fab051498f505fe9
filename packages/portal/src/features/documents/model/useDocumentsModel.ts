import { useCallback, useEffect, useMemo, useState } from 'react';
import { EMPTY_SELECTION, selectedCount, type GridSelection } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import type { DocumentsModel } from './documentsModel.ts';
import type { DocumentsLocation, GoTo } from '../documentsLocation.ts';
import { useDocumentActions } from './useDocumentActions.ts';
import { useDocumentPages } from './useDocumentPages.ts';
import { useDocumentSelection } from './useDocumentSelection.ts';
import { useHiddenCount } from './useHiddenCount.ts';
import { listKey } from '../documentsSearch.ts';
import type { Drawers } from './useDrawers.ts';
import { useReadMarks } from './useReadMarks.ts';
import { useSeveral } from './useSeveral.ts';
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
  linkOf: DocumentsModel['linkOf'],
  { room, close }: Drawers,
): DocumentsModel {
  const { search, documentId, mode } = location;
  const bulk = useServices().bulk.of(clientId);
  const pages = useDocumentPages(clientId, search);
  const total = pages.total ?? 0;
  const onSingle = useCallback(
    (single: number | null) => {
      goTo({ documentId: single, mode: 'list' }, { replace: true });
    },
    [goTo],
  );
  const { selection, select, madeInThisList, document, problem, loading } = useDocumentSelection(
    clientId,
    documentId,
    onSingle,
    listKey(search),
  );
  const count = selectedCount(selection, total);
  const { hidden, allHidden } = useHiddenCount(clientId, search, selection, pages);
  // All have left the list in which they were selected: most often by what was just done with them.
  const [left, setLeft] = useState<GridSelection | null>(null);
  const hasLeft = madeInThisList && (allHidden || left === selection);
  useEffect(() => {
    if (hasLeft) select(EMPTY_SELECTION);
  }, [hasLeft, select]);
  const disabledReasons = useDisabledReasons();
  const { act, previewNext, modal, closeModal, openModal } = useDocumentActions(document, mode, goTo);
  const uploading = useUploading(clientId, search.filter, openModal);
  const several = useSeveral(clientId, search, selection, hidden, pages, openModal, setLeft);
  const mark = useReadMarks(clientId, search);

  const find = useCallback<DocumentsModel['find']>(
    (change) => {
      goTo({ search: { ...search, ...change } });
    },
    [goTo, search],
  );
  const selected = useMemo(() => {
    const selectAnew = (next: GridSelection) => {
      // Another selection needs the place of an outcome that needs no attention.
      const run = bulk.get();
      if (run?.status === 'finished' && run.failed === 0 && !run.canUndo) bulk.close();
      select(next);
    };
    // No selection needs no place: a job that has just been started may have ended before its answer came.
    const clear = () => {
      close();
      select(EMPTY_SELECTION);
    };
    return { selection, count, hidden, document, problem, loading, select: selectAnew, clear };
  }, [selection, count, hidden, document, problem, loading, select, close, bulk]);
  const disabledReasonsOf = useCallback<DocumentsModel['disabledReasonsOf']>(
    (one) => (one === undefined ? disabledReasons(document, count) : disabledReasons(one, 1)),
    [disabledReasons, document, count],
  );
  return useMemo(
    () => ({
      clientId,
      search,
      find,
      linkOf,
      pages,
      total,
      selected,
      disabledReasonsOf,
      act,
      previewNext,
      several,
      mark,
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
      linkOf,
      pages,
      total,
      selected,
      disabledReasonsOf,
      act,
      previewNext,
      several,
      mark,
      modal,
      openModal,
      closeModal,
      room,
      uploading,
    ],
  );
}
