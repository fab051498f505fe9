import { useCallback, useMemo, useState } from 'react';
import { documentQueries } from '@countersign/api-client';
import { NAMED_LIMIT } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { EMPTY_SELECTION, isSelected, selectedCount, useToasts, type GridSelection } from '@countersign/ui';
import type { PageRequest } from '../../../grid/useGridPages.ts';
import { useRememberedPages, type RememberedPages } from '../../../grid/useRememberedPages.ts';
import { reportWriteFailure } from '../../../services/writes/reportWriteFailure.ts';
import { useServices } from '../../../services/services.tsx';
import { deletionMessages } from '../deletion/deletion.messages.ts';
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
  /** Restores this document, or the selected ones. */
  readonly restore: (document?: DeletedDocument) => void;
  readonly restoring: boolean;
  /** Why the selected documents cannot be restored. */
  readonly restoreDisabledReason: string | undefined;
  /** The selected document, if exactly one is selected and loaded. */
  readonly only: DeletedDocument | undefined;
}

function disabledReason(count: number): string | undefined {
  if (count === 0) return deletedDocumentsMessages.selectFirst;
  return count > NAMED_LIMIT ? deletedDocumentsMessages.tooMany(NAMED_LIMIT) : undefined;
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
  const { restore, pending } = useRestore(clientId);
  const [reading, setReading] = useState(false);
  const restoring = pending || reading;
  const toasts = useToasts();
  const { readRows, readAll, total } = pages;
  const count = selectedCount(selection, total ?? 0);

  return useMemo(() => {
    const only = count === 1 ? readRows().find(({ Id }) => isSelected(selection, Id)) : undefined;
    const clear = () => {
      select(EMPTY_SELECTION);
    };

    async function readSelected(): Promise<readonly number[]> {
      if (selection.mode === 'only') return [...selection.ids];
      return (await readAll()).map(({ Id }) => Id).filter((id) => isSelected(selection, id));
    }

    async function restoreSelected(): Promise<void> {
      if (only !== undefined) return restoreOne(only);
      let ids: readonly number[];
      setReading(true);
      try {
        ids = await readSelected();
      } catch (error) {
        reportWriteFailure(toasts, error, {
          failed: deletionMessages.notRestoredSeveral(count),
          again: () => void restoreSelected(),
        });
        return;
      } finally {
        setReading(false);
      }
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
      restoreDisabledReason: disabledReason(count),
      only,
    };
  }, [pages, readRows, readAll, selection, count, restore, restoring, toasts]);
}
