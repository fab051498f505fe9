import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { documentQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import type { GridSelection } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';

interface DocumentSelection {
  readonly selection: GridSelection;
  readonly select: (selection: GridSelection) => void;
  /** The selected document, if exactly one is selected and loaded. */
  readonly document: Schemas['Document'] | null;
  /** The document of the address does not exist, or belongs to another client. */
  readonly missing: boolean;
}

function only(id: number | null): GridSelection {
  return { mode: 'only', ids: new Set(id === null ? [] : [id]) };
}

/** Manages the selection: one document is in the address, several only here. */
export function useDocumentSelection(
  clientId: number,
  documentId: number | null,
  onSingle: (documentId: number | null) => void,
): DocumentSelection {
  const { portal } = useServices();
  const [several, setSeveral] = useState<GridSelection | null>(null);
  const one = useQuery({
    ...documentQueries.detail(portal, documentId ?? 0),
    enabled: documentId !== null,
    placeholderData: keepPreviousData,
  });
  const found = one.data?.Id === documentId && one.data?.Client.Id === clientId ? one.data : null;

  const missing =
    documentId !== null &&
    !one.isPlaceholderData &&
    (one.isError || (one.data !== undefined && one.data.Client.Id !== clientId));

  // A missing document cannot be selected.
  const single = missing ? null : documentId;
  const selection = useMemo(() => several ?? only(single), [several, single]);
  const select = useCallback(
    (chosen: GridSelection) => {
      const [first] = chosen.ids;
      const isSingle = chosen.mode === 'only' && chosen.ids.size <= 1;
      setSeveral(isSingle ? null : chosen);
      const next = isSingle ? (first ?? null) : null;
      if (next !== documentId) onSingle(next);
    },
    [documentId, onSingle],
  );
  return { selection, select, document: several === null ? (found ?? null) : null, missing };
}
