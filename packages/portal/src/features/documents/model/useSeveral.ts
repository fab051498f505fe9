import { useCallback, useMemo } from 'react';
import { isSelected, selectedCount, type GridSelection } from '@countersign/ui';
import type { Schemas } from '@countersign/api-client/contract';
import type { GridPages } from '../../../grid/useGridPages.ts';
import { bulkDenialReason, noDeletionReason, noPinsReason } from '../actions/bulkActions.ts';
import type { BulkAction } from '../actions/documentMenu.ts';
import { useAssign } from '../actions/useAssign.ts';
import { useBulkCommands } from '../actions/useBulkCommands.ts';
import type { DocumentsModel } from './documentsModel.ts';

/** Creates the actions on all selected documents. */
export function useSeveral(
  selection: GridSelection,
  pages: GridPages<Schemas['Document']>,
  openModal: DocumentsModel['openModal'],
): DocumentsModel['several'] {
  const { readRows, readAll } = pages;
  const count = selectedCount(selection, pages.total ?? 0);
  const { start: startCommand, running } = useBulkCommands();
  const assign = useAssign();

  /** The selected documents; those that are not loaded are read if all but some are selected. */
  const read = useCallback(async () => {
    if (selection.mode === 'allBut') {
      return (await readAll()).filter(({ Id }) => isSelected(selection, Id)).map(toItem);
    }
    const names = new Map(readRows().map(({ Id, Title }) => [Id, Title]));
    return [...selection.ids].map((id) => ({ id, name: names.get(id) }));
  }, [selection, readRows, readAll]);

  return useMemo(() => {
    const noneReason = (action: BulkAction) => {
      if (action === 'resendPins') return noPinsReason(selection, readRows());
      return action === 'delete' ? noDeletionReason(selection, readRows()) : undefined;
    };
    return {
      running,
      disabledReasonOf: (action: BulkAction) => bulkDenialReason(action, count) ?? noneReason(action),
      start: (action: BulkAction) => {
        const ids = async () => (await read()).map(({ id }) => id);
        if (action === 'assignFilter') openModal({ kind: 'assignSeveral', count });
        else if (action === 'delete') openModal({ kind: 'deleteSeveral', count, read: ids });
        else if (running === null) startCommand(action, ids);
      },
      assign: (filterId: number) => void read().then((items) => assign.several(items, filterId)),
    };
  }, [running, selection, count, readRows, read, startCommand, assign, openModal]);
}

function toItem({ Id, Title }: Schemas['Document']) {
  return { id: Id, name: Title };
}
