import { useCallback, useMemo } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import { shownName } from '@countersign/api-client/rules';
import { isSelected, type DraggedRows, type TreeDropping } from '@countersign/ui';
import { documentCount } from '../../../services/counts.ts';
import { useAssign } from '../assigning/useAssign.ts';
import type { DocumentsModel } from './documentsModel.ts';

/** Recognises documents among everything that can be dragged over a page. */
const TYPE = 'application/x-countersign-documents';

/** Stands for all selected documents; otherwise the data of a drag is one document's id. */
const SELECTION = 'selection';

interface DocumentDrag {
  /** For the grid. */
  readonly onRowDragStart: (document: Schemas['Document']) => DraggedRows;
  /** For the filters. */
  readonly dropping: TreeDropping;
}

/** Assigns documents to the filter that they are dragged onto: all selected ones if the dragged one is among them. */
export function useDocumentDrag({ selected, several, pages }: DocumentsModel): DocumentDrag {
  const { selection, count } = selected;
  const { readRows } = pages;
  const { assign } = several;
  const assignOne = useAssign();
  const onRowDragStart = useCallback(
    ({ Id, Title }: Schemas['Document']): DraggedRows =>
      count > 1 && isSelected(selection, Id)
        ? { type: TYPE, data: SELECTION, label: documentCount(count) }
        : { type: TYPE, data: String(Id), label: shownName(Title) },
    [selection, count],
  );
  const dropping = useMemo<TreeDropping>(
    () => ({
      type: TYPE,
      onDrop(filterId, data) {
        if (data === SELECTION) return assign(filterId);
        const document = readRows().find(({ Id }) => String(Id) === data);
        if (document !== undefined) assignOne(document, filterId);
      },
    }),
    [assign, readRows, assignOne],
  );
  return useMemo(() => ({ onRowDragStart, dropping }), [onRowDragStart, dropping]);
}
