import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import { EMPTY_SELECTION, isSelected, selectedCount, selectOnly, type GridSelection } from '@countersign/ui';
import type { GridPages } from '../../../grid/useGridPages.ts';
import { useServices } from '../../../services/services.tsx';
import type { DocumentsModel, DroppedSelection } from './documentsModel.ts';
import type { DocumentsLocation, GoTo } from '../documentsLocation.ts';
import { useDocumentActions } from './useDocumentActions.ts';
import { useDocumentPages } from './useDocumentPages.ts';
import { useDocumentSelection } from './useDocumentSelection.ts';
import { useHiddenCount } from './useHiddenCount.ts';
import { listKey, type DocumentsSearch } from '../documentsSearch.ts';
import type { Drawers } from './useDrawers.ts';
import { useReadMarks } from './useReadMarks.ts';
import { useSeveral } from './useSeveral.ts';
import { useDisabledReasons } from '../actions/useDisabledReasons.ts';
import { useUploading } from './useUploading.ts';
import { unreadAt } from '../unreadAt.ts';

/**
 * Creates the shared model of the documents screen from its address. The value is stable while nothing in it
 * changes, so that dragging a pane or opening a drawer rerenders no row.
 */
export function useDocumentsModel(
  clientId: number,
  location: DocumentsLocation,
  goTo: GoTo,
  linkOf: DocumentsModel['linkOf'],
  { room, close, drawer }: Drawers,
): DocumentsModel {
  const { search, documentId, mode } = location;
  const list = listKey(search);
  const bulk = useServices().bulk.of(clientId);
  const pages = useDocumentPages(clientId, search);
  const total = pages.total ?? 0;
  const onSingle = useCallback(
    (single: number | null) => {
      goTo({ documentId: single, mode: 'list' }, { replace: true });
    },
    [goTo],
  );
  const isBeside = room.openDetails === undefined;
  const chosen = useDocumentSelection(clientId, documentId, onSingle, {
    listKey: list,
    isBeside,
    hasDialog: mode !== 'list',
  });
  const { selection, select, isOpened, document, addressed, details, problem, loading } = chosen;
  const count = selectedCount(selection, total);
  const { hidden: outOfList, allHidden } = useHiddenCount(clientId, search, selection, pages);
  // An opened document that the list does not contain is shown by its details beside the list.
  const isElsewhere = isOpened && isBeside && outOfList > 0;
  const hidden = isElsewhere ? 0 : outOfList;
  // The list in which it was opened, which need not contain it: a link may name both.
  const openedIn = useOpenedIn(isOpened ? documentId : null, list);
  const wasListed = useWasListed(isOpened && !isBeside ? document : null, search, pages);
  const disabledReasons = useDisabledReasons();
  const { act, previewNext, modal, closeModal, openModal } = useDocumentActions(
    { document, addressed, isOpened, isList: room.list },
    mode,
    goTo,
  );
  const isDetailsOpen = drawer('details').drawerOpen;
  // All have left the list in which they were selected: most often by what was just done with them.
  const [left, setLeft] = useState<GridSelection | null>(null);
  const isClosed = modal.kind === 'none' && !isDetailsOpen;
  const hasLeft =
    (chosen.madeInThisList && (allHidden || left === selection)) ||
    (allHidden && isClosed && (wasListed || (isElsewhere && openedIn !== list)));
  useEffect(() => {
    if (hasLeft) select(EMPTY_SELECTION);
  }, [hasLeft, select]);
  // Looking at the details of one document in a drawer keeps what is ticked.
  const looked = useRef<Looked | null>(null);
  useEffect(() => {
    if (looked.current === null || !isClosed) return;
    const { documentId: lookedAt, before } = looked.current;
    looked.current = null;
    if (isOnly(selection, lookedAt)) select(before);
  }, [isClosed, selection, select]);
  const uploading = useUploading(clientId, search.filter, openModal);
  const several = useSeveral(clientId, search, selection, hidden, pages, openModal, setLeft);
  const mark = useReadMarks(clientId, search);

  const find = useCallback<DocumentsModel['find']>(
    (change, options) => {
      if (change.view === 'unread') unreadAt.renew();
      goTo({ search: change }, options);
    },
    [goTo],
  );
  const { openDetails, closeDetails } = chosen;
  const [dropped, setDropped] = useState<DroppedSelection | null>(null);
  const listed = isElsewhere ? EMPTY_SELECTION : selection;
  const actions = useMemo(() => {
    const selectAnew = (next: GridSelection, pressed = false) => {
      const remaining = selectedCount(next, total);
      if (count > 1 && (pressed || remaining === 0)) setDropped({ selection, count, list });
      else if (remaining > 1) setDropped(null);
      // Another selection needs the place of an outcome that needs no attention.
      const run = bulk.get();
      if (run?.status === 'finished' && run.failed === 0 && !run.canUndo) bulk.close();
      select(next, pressed);
    };
    // No selection needs no place: a job that has just been started may have ended before its answer came.
    const clear = () => {
      close();
      select(EMPTY_SELECTION);
    };
    const showDetails = () => {
      openDetails();
      room.openDetails?.();
    };
    const lookAt = (id: number) => {
      if (isBeside) {
        selectAnew(selectOnly(id), true);
        return;
      }
      looked.current = { documentId: id, before: selection };
      select(selectOnly(id), true);
      room.openDetails?.();
    };
    // One that the list does not contain is not selected once its details are closed.
    return {
      select: selectAnew,
      clear,
      openDetails: showDetails,
      lookAt,
      closeDetails: isElsewhere ? clear : closeDetails,
    };
  }, [
    select,
    selection,
    count,
    total,
    list,
    close,
    bulk,
    room,
    openDetails,
    closeDetails,
    isElsewhere,
    isBeside,
  ]);
  const selected = useMemo(
    () => ({ ...actions, selection, listed, count, hidden, document, details, dropped, problem, loading }),
    [actions, selection, listed, count, hidden, document, details, dropped, problem, loading],
  );
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

/** A document whose details were opened in a drawer, and what was selected before. */
interface Looked {
  readonly documentId: number;
  readonly before: GridSelection;
}

function isOnly(selection: GridSelection, id: number): boolean {
  return selection.mode === 'only' && selection.ids.size === 1 && isSelected(selection, id);
}

/** Returns the list that was shown when this document was opened. */
function useOpenedIn(documentId: number | null, list: string): string {
  const [opened, setOpened] = useState({ documentId, list });
  if (opened.documentId !== documentId) setOpened({ documentId, list });
  return opened.documentId === documentId ? opened.list : list;
}

/** Whether the list as it is shown has contained this document since it was opened. */
function useWasListed(
  document: Schemas['Document'] | null,
  search: DocumentsSearch,
  { readRows }: Pick<GridPages<Schemas['Document']>, 'readRows'>,
): boolean {
  const [listed, setListed] = useState<string | null>(null);
  if (document === null) return false;
  const place = `${document.Id} ${listKey(search)}`;
  if (listed === place) return true;
  if (readRows().some(({ Id }) => Id === document.Id)) setListed(place);
  return false;
}
