import { useCallback, useMemo, useState } from 'react';
import { documentQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import type { GridSelection } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { useDetail, type Detail, type DetailProblem } from '../../../services/useDetail.ts';
import { documentScreenMessages } from '../documents.messages.ts';

/** What the details show: the document of the address or the only selected one, what is selected, or nothing. */
export type ShownDetails = 'one' | 'several' | 'none';

interface DocumentSelection {
  readonly selection: GridSelection;
  /** `pressed` opens the details of the one document: its row was pressed, not ticked. */
  readonly select: (selection: GridSelection, pressed?: boolean) => void;
  /** Whether the selected document was opened, not ticked. */
  readonly isOpened: boolean;
  /** Whether the selected ones were ticked in the list that is shown. */
  readonly madeInThisList: boolean;
  /** The selected document, if exactly one is selected and loaded. */
  readonly document: Schemas['Document'] | null;
  /** The document of the address, whatever is selected: a dialog may show it. */
  readonly addressed: Schemas['Document'] | null;
  readonly details: ShownDetails;
  readonly openDetails: () => void;
  /** Closes the details beside the list; what they show stays selected, but for a document that cannot be shown. */
  readonly closeDetails: () => void;
  /** Why the document of the address cannot be shown. */
  readonly problem: DetailProblem | null;
  /** Whether the document of the address is being read for the first time. */
  readonly loading: boolean;
}

/** Documents that were ticked, in which list, and whether the details show them. */
interface Ticked {
  readonly selection: GridSelection;
  /** The list in which the last one was ticked. */
  readonly listKey: string;
  /** The list in which they were ticked: another one, if some of them were selected before in that. */
  readonly madeIn: string;
  readonly isOpen: boolean;
}

/** How the screen shows documents now. */
interface Shown {
  /** Identifies the list, whatever its order: all of one list are not all of another, so that such a selection ends with it. */
  readonly listKey: string;
  /** Whether the details have room beside the list. */
  readonly isBeside: boolean;
  /** Whether a dialog shows the document of the address. */
  readonly hasDialog: boolean;
}

const MISSING: DetailProblem = { kind: 'missing' };

function only(id: number | null): GridSelection {
  return { mode: 'only', ids: new Set(id === null ? [] : [id]) };
}

/** Reads the document of the address; one of another client counts as missing. */
function useDocumentAt(clientId: number, documentId: number | null): Detail<Schemas['Document']> {
  const { portal } = useServices();
  const read = useDetail(
    documentId,
    (id) => documentQueries.detail(portal, id),
    documentScreenMessages.loadFailedHint,
  );
  return read.value === null || read.value.Client.Id === clientId
    ? read
    : { value: null, problem: MISSING, loading: false };
}

/** The only selected document. */
function onlyOf({ mode, ids }: GridSelection): number | null {
  const [first = null] = ids;
  return mode === 'only' && ids.size === 1 ? first : null;
}

/**
 * Manages the selection: an opened document is in the address, ticked ones only here. A tick neither opens nor closes the
 * details beside the list, so that no row moves while users tick one after the other; in a drawer, one ticked document is
 * in the address too.
 */
export function useDocumentSelection(
  clientId: number,
  documentId: number | null,
  onSingle: (documentId: number | null) => void,
  { listKey, isBeside, hasDialog }: Shown,
): DocumentSelection {
  const [made, setTicked] = useState<Ticked | null>(null);
  const ticked = made !== null && (made.selection.mode === 'only' || made.listKey === listKey) ? made : null;
  const [chosen, setChosen] = useState<number | null>(null);
  // What was deselected is not read any more, although the address still has it for a moment: it may be deleted.
  const [left, setLeft] = useState<number | null>(null);
  if (left !== null && left !== documentId) setLeft(null);
  const shownId = left === documentId ? null : documentId;
  const { value: addressed, problem, loading: unread } = useDocumentAt(clientId, shownId);
  const onlyTicked = ticked === null ? null : onlyOf(ticked.selection);
  const { value: tickedDocument, problem: tickedProblem } = useDocumentAt(clientId, onlyTicked);
  // Somebody has deleted it.
  if (tickedProblem?.kind === 'missing') setTicked(null);

  // A missing document cannot be selected; that of a link may be missing until it was read.
  const isThere = problem?.kind !== 'missing' && (!unread || shownId === chosen);
  const single = isThere ? shownId : null;
  const selection = useMemo(() => ticked?.selection ?? only(single), [ticked, single]);
  const isOpen = ticked === null ? shownId !== null : ticked.isOpen;
  const select = useCallback(
    (next: GridSelection, pressed = false) => {
      const one = onlyOf(next);
      const opens = pressed || isOpen || !isBeside;
      const target = opens ? one : null;
      const isNone = next.mode === 'only' && next.ids.size === 0;
      const isElsewhere = ticked !== null && [...next.ids].some((id) => ticked.selection.ids.has(id));
      const madeIn = isElsewhere ? ticked.madeIn : listKey;
      setTicked(isNone || target !== null ? null : { selection: next, listKey, madeIn, isOpen });
      setChosen(target);
      setLeft(target === null ? documentId : null);
      if (target !== documentId) onSingle(target);
    },
    [documentId, onSingle, listKey, isOpen, isBeside, ticked],
  );
  const openDetails = useCallback(() => {
    if (onlyTicked !== null) select(only(onlyTicked), true);
    else setTicked((now) => now && { ...now, isOpen: true });
  }, [onlyTicked, select]);
  const closeDetails = useCallback(() => {
    if (ticked === null) onSingle(null);
    setTicked({ listKey, madeIn: listKey, ...ticked, selection, isOpen: false });
  }, [ticked, selection, listKey, onSingle]);

  const isAddressShown = ticked === null || hasDialog;
  const details = (): ShownDetails => {
    if (ticked === null) return addressed === null ? 'none' : 'one';
    if (!ticked.isOpen && isBeside) return 'none';
    return onlyTicked === null ? 'several' : 'one';
  };
  return {
    selection,
    select,
    isOpened: ticked === null,
    madeInThisList: ticked?.madeIn === listKey,
    document: ticked === null ? addressed : tickedDocument,
    addressed,
    details: details(),
    openDetails,
    closeDetails,
    problem: isAddressShown ? problem : null,
    loading: unread && isAddressShown,
  };
}
