import { useCallback, useMemo } from 'react';
import { isSelected, selectedCount, type GridSelection } from '@countersign/ui';
import type { Schemas } from '@countersign/api-client/contract';
import type { GridPages } from '../../../grid/useGridPages.ts';
import { bulkDenialReason, noPinsReason } from '../actions/bulkActions.ts';
import type { BulkAction } from '../actions/documentMenu.ts';
import { useAssign } from '../actions/useAssign.ts';
import { useBulkCommands } from '../actions/useBulkCommands.ts';
import type { DocumentsModel } from './documentsModel.ts';

/** Creates the actions on all selected documents. */
export function useSeveral(
  selection: GridSelection,
  pages: GridPages<Schemas['Document']>,
  openAssign: (count: number) => void,
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
    return {
      running,
      disabledReasonOf: (action: BulkAction) =>
        bulkDenialReason(action, count) ??
        (action === 'resendPins' ? noPinsReason(selection, readRows()) : undefined),
      start: (action: BulkAction) => {
        if (action === 'assignFilter') openAssign(count);
        else if (running === null) startCommand(action, async () => (await read()).map(({ id }) => id));
      },
      assign: (filterId: number) => void read().then((items) => assign.several(items, filterId)),
    };
  }, [running, selection, count, readRows, read, startCommand, assign, openAssign]);
}

function toItem({ Id, Title }: Schemas['Document']) {
  return { id: Id, name: Title };
}
