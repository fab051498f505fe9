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
  const [made, setMade] = useState<{ selection: GridSelection; q: string }>({
    selection: EMPTY_SELECTION,
    q,
  });
  // All that one search finds are not all that another one finds: such a selection ends with its search.
  const selection = made.selection.mode === 'only' || made.q === q ? made.selection : EMPTY_SELECTION;
  const select = useCallback(
    (next: GridSelection) => {
      setMade({ selection: next, q });
    },
    [q],
  );
  const [asked, ask] = useState<ManyDeleted | null>(null);
  const { restore, pending: restoring } = useRestore(clientId);
  const { readRows, total } = pages;
  const count = selectedCount(selection, total ?? 0);

  return useMemo(() => {
    const only = count === 1 ? readRows().find(({ Id }) => isSelected(selection, Id)) : undefined;
    const clear = () => {
      select(EMPTY_SELECTION);
    };

    /** What is restored has left the list. */
    function deselect(restored: readonly number[]): void {
      setMade((before) => {
        const { mode, ids } = before.selection;
        if (mode !== 'only') return before;
        return {
          ...before,
          selection: { mode, ids: new Set([...ids].filter((id) => !restored.includes(id))) },
        };
      });
    }

    function restoreSelected(): void {
      if (only !== undefined) restoreOne(only);
      else if (selection.mode === 'allBut' || count > NAMED_LIMIT)
        ask({ count, named: namedBy(selection, q, count) });
      else void restore({ ids: [...selection.ids] }, deselect);
    }

    function restoreOne(document: DeletedDocument): void {
      void restore({ ids: [document.Id], only: document }, deselect);
    }

    return {
      pages,
      selection,
      select,
      clear,
      count,
      restore: (document) => {
        if (restoring) return;
        if (document === undefined) restoreSelected();
        else restoreOne(document);
      },
      restoring,
      asked,
      closeAsked: () => {
        ask(null);
      },
      restoreDisabledReason: disabledReason(selection, count),
      only,
    };
  }, [pages, readRows, selection, select, q, count, restore, restoring, asked]);
}
