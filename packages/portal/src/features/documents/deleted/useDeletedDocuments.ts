import { useCallback, useMemo, useState } from 'react';
import { documentQueries } from '@countersign/api-client';
import { JOB_DOCUMENTS, JOB_NAMED_LIMIT, NAMED_LIMIT } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { EMPTY_SELECTION, isSelected, selectedCount, type GridSelection } from '@countersign/ui';
import type { PageRequest } from '../../../grid/useGridPages.ts';
import { useRememberedPages, type RememberedPages } from '../../../grid/useRememberedPages.ts';
import { useServices } from '../../../services/services.tsx';
import { leftOutDenialReason } from '../actions/bulkActions.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import type { ManyDeleted } from './RestoreManyModal.tsx';
import { useRestore } from '../deletion/useRestore.ts';
import { deletedDocumentsMessages } from './deletedDocuments.messages.ts';
import { deletedPage, ROWS, type DeletedSearch } from './deletedSearch.ts';

type DeletedDocument = Schemas['DeletedDocument'];

interface DeletedDocuments {
  readonly pages: RememberedPages<DeletedDocument>;
  readonly selection: GridSelection;
  readonly select: (selection: GridSelection) => void;
  readonly clear: () => void;
  /** Number of selected documents, loaded or not. */
  readonly count: number;
  /** Restores this document, or the selected ones; of many it asks first. */
  readonly restore: (document?: DeletedDocument) => void;
  readonly restoring: boolean;
  /** Many documents to restore, which is asked about; null if nothing is. */
  readonly asked: ManyDeleted | null;
  readonly closeAsked: () => void;
  /** Why the selected documents cannot be restored. */
  readonly restoreDisabledReason: string | undefined;
  /** The selected document, if exactly one is selected and loaded. */
  readonly only: DeletedDocument | undefined;
}

function disabledReason(selection: GridSelection, count: number): string | undefined {
  if (count === 0) return deletedDocumentsMessages.selectFirst;
  const most = selection.mode === 'allBut' ? JOB_DOCUMENTS : JOB_NAMED_LIMIT;
  return count > most ? documentScreenMessages.tooMany(most) : leftOutDenialReason(selection);
}

/** Names them to the server: by their ids, or by what the list shows; the number says what the list said. */
function namedBy({ mode, ids }: GridSelection, q: string, total: number): ManyDeleted['named'] {
  const all = [...ids];
  if (mode === 'only') return { documentIds: all };
  return { matching: { ...(q !== '' && { searchTerm: q }), ...(all.length > 0 && { except: all }), total } };
}

/** Reads a client's deleted documents, and restores those that are selected. */
export function useDeletedDocuments(clientId: number, { q }: DeletedSearch): DeletedDocuments {
  const { portal } = useServices();
  const pages = useRememberedPages(
    ROWS,
    useCallback(
      (page: PageRequest) => documentQueries.deleted(portal, clientId, deletedPage(page, { q })),
      [portal, clientId, q],
    ),
  );
  const [selection, select] = useState<GridSelection>(EMPTY_SELECTION);
  const [asked, ask] = useState<ManyDeleted | null>(null);
  const { restore, pending: restoring } = useRestore(clientId);
  const { readRows, total } = pages;
  const count = selectedCount(selection, total ?? 0);

  return useMemo(() => {
    const only = count === 1 ? readRows().find(({ Id }) => isSelected(selection, Id)) : undefined;
    const clear = () => {
      select(EMPTY_SELECTION);
    };

    async function restoreSelected(): Promise<void> {
      if (only !== undefined) return restoreOne(only);
      if (selection.mode === 'allBut' || count > NAMED_LIMIT) {
        ask({ count, named: namedBy(selection, q, count) });
        return;
      }
      const ids = [...selection.ids];
      const restored = await restore({ ids });
      select({ mode: 'only', ids: new Set(ids.filter((id) => !restored.includes(id))) });
    }

    async function restoreOne(document: DeletedDocument): Promise<void> {
      const restored = await restore({ ids: [document.Id], only: document });
      select((before) =>
        before.mode === 'only'
          ? { mode: 'only', ids: new Set([...before.ids].filter((id) => !restored.includes(id))) }
          : before,
      );
    }

    return {
      pages,
      selection,
      select,
      clear,
      count,
      restore: (document) => {
        if (!restoring) void (document === undefined ? restoreSelected() : restoreOne(document));
      },
      restoring,
      asked,
      closeAsked: () => {
        ask(null);
      },
      restoreDisabledReason: disabledReason(selection, count),
      only,
    };
  }, [pages, readRows, selection, q, count, restore, restoring, asked]);
}
