import { useCallback, useMemo, useState } from 'react';
import { documentQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import type { GridSelection } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { useDetail, type Detail, type DetailProblem } from '../../../services/useDetail.ts';
import { documentScreenMessages } from '../documents.messages.ts';

interface DocumentSelection {
  readonly selection: GridSelection;
  readonly select: (selection: GridSelection) => void;
  /** Whether several were selected in the list that is shown. */
  readonly madeInThisList: boolean;
  /** The selected document, if exactly one is selected and loaded. */
  readonly document: Schemas['Document'] | null;
  /** Why the document of the address cannot be shown. */
  readonly problem: DetailProblem | null;
  /** Whether the document of the address is being read for the first time. */
  readonly loading: boolean;
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

/**
 * Manages the selection: one document is in the address, several only here.
 *
 * @param listKey identifies the list, whatever its order: all of one list are not all of another, so that such a selection ends with it.
 */
export function useDocumentSelection(
  clientId: number,
  documentId: number | null,
  onSingle: (documentId: number | null) => void,
  listKey: string,
): DocumentSelection {
  const [made, setSeveral] = useState<{ selection: GridSelection; listKey: string } | null>(null);
  const several =
    made !== null && (made.selection.mode === 'only' || made.listKey === listKey) ? made.selection : null;
  const [chosen, setChosen] = useState<number | null>(null);
  // What was deselected is not read any more, although the address still has it for a moment: it may be deleted.
  const [left, setLeft] = useState<number | null>(null);
  if (left !== null && left !== documentId) setLeft(null);
  const shownId = left === documentId ? null : documentId;
  const { value: document, problem, loading: unread } = useDocumentAt(clientId, shownId);

  // A missing document cannot be selected; that of a link may be missing until it was read.
  const isThere = problem?.kind !== 'missing' && (!unread || shownId === chosen);
  const single = isThere ? shownId : null;
  const selection = useMemo(() => several ?? only(single), [several, single]);
  const select = useCallback(
    (next: GridSelection) => {
      const [first] = next.ids;
      const isSingle = next.mode === 'only' && next.ids.size <= 1;
      setSeveral(isSingle ? null : { selection: next, listKey });
      const target = isSingle ? (first ?? null) : null;
      setChosen(target);
      setLeft(target === null ? documentId : null);
      if (target !== documentId) onSingle(target);
    },
    [documentId, onSingle, listKey],
  );
  return {
    selection,
    select,
    madeInThisList: several !== null && made?.listKey === listKey,
    document: several === null ? document : null,
    problem,
    loading: unread && several === null,
  };
}
