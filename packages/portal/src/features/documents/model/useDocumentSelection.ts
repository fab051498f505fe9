import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { documentQueries, isApiError, messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import type { GridSelection } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { documentsMessages } from '../documents.messages.ts';
import type { DocumentProblem } from './documentsModel.ts';

interface DocumentSelection {
  readonly selection: GridSelection;
  readonly select: (selection: GridSelection) => void;
  /** The selected document, if exactly one is selected and loaded. */
  readonly document: Schemas['Document'] | null;
  /** Why the document of the address cannot be shown. */
  readonly problem: DocumentProblem | null;
  /** Whether the document of the address is being read for the first time. */
  readonly loading: boolean;
}

const MISSING: DocumentProblem = { kind: 'missing' };

function only(id: number | null): GridSelection {
  return { mode: 'only', ids: new Set(id === null ? [] : [id]) };
}

/** Reads the document of the address, and says why there is none. */
function useDocumentAt(
  clientId: number,
  documentId: number | null,
): Pick<DocumentSelection, 'document' | 'problem'> {
  const { portal } = useServices();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...documentQueries.detail(portal, documentId ?? 0),
    enabled: documentId !== null,
    placeholderData: keepPreviousData,
  });
  // A failed refetch takes away nothing that was read before.
  const read = documentId === null || isPlaceholderData || data === undefined ? null : data;
  const elsewhere = read !== null && read.Client.Id !== clientId;

  // A new attempt forgets the error, but what was said stays in place until it ends.
  const [failed, setFailed] = useState<{ readonly documentId: number | null; readonly error: Error } | null>(
    null,
  );
  if (error !== null && failed?.error !== error) setFailed({ documentId, error });
  const failure = read === null && failed?.documentId === documentId ? failed.error : null;

  const problem = useMemo<DocumentProblem | null>(() => {
    if (elsewhere || (isApiError(failure) && failure.status === 404)) return MISSING;
    if (failure === null) return null;
    return {
      kind: 'failed',
      message: messageOf(failure, documentsMessages.unreadHint),
      reference: isApiError(failure) ? (failure.reference ?? undefined) : undefined,
      retrying: isFetching,
      retry: () => void refetch(),
    };
  }, [elsewhere, failure, isFetching, refetch]);
  return { document: elsewhere ? null : read, problem };
}

/** Manages the selection: one document is in the address, several only here. */
export function useDocumentSelection(
  clientId: number,
  documentId: number | null,
  onSingle: (documentId: number | null) => void,
): DocumentSelection {
  const [several, setSeveral] = useState<GridSelection | null>(null);
  const { document, problem } = useDocumentAt(clientId, documentId);
  const [chosen, setChosen] = useState<number | null>(null);
  const unread = documentId !== null && document === null && problem === null;

  // A missing document cannot be selected; that of a link may be missing until it was read.
  const isThere = problem?.kind !== 'missing' && (!unread || documentId === chosen);
  const single = isThere ? documentId : null;
  const selection = useMemo(() => several ?? only(single), [several, single]);
  const select = useCallback(
    (next: GridSelection) => {
      const [first] = next.ids;
      const isSingle = next.mode === 'only' && next.ids.size <= 1;
      setSeveral(isSingle ? null : next);
      const target = isSingle ? (first ?? null) : null;
      setChosen(target);
      if (target !== documentId) onSingle(target);
    },
    [documentId, onSingle],
  );
  return {
    selection,
    select,
    document: several === null ? document : null,
    problem,
    loading: unread && several === null,
  };
}
