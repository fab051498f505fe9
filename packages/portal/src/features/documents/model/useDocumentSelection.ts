import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { documentQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import type { GridSelection } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';

interface DocumentSelection {
  readonly selection: GridSelection;
  readonly select: (selection: GridSelection) => void;
  /** The chosen document, where exactly one is chosen and it was read. */
  readonly document: Schemas['Document'] | null;
  /** The document of the address does not exist, or belongs to another client. */
  readonly missing: boolean;
}

function only(id: number | null): GridSelection {
  return { mode: 'only', ids: new Set(id === null ? [] : [id]) };
}

/** What is chosen: one document stands in the address, several only here. */
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

  return {
    // What is not there cannot be chosen.
    selection: several ?? only(missing ? null : documentId),
    select: (selection) => {
      const [single] = selection.ids;
      const isSingle = selection.mode === 'only' && selection.ids.size <= 1;
      setSeveral(isSingle ? null : selection);
      const next = isSingle ? (single ?? null) : null;
      if (next !== documentId) onSingle(next);
    },
    document: several === null ? (found ?? null) : null,
    missing,
  };
}
