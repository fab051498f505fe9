import { useEffect, useRef } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import { isSelected } from '@countersign/ui';
import { DeleteModal } from '../deletion/DeleteModal.tsx';
import { useDocuments } from '../model/documentsModel.ts';
import { focusList, focusRow } from './selectedRow.ts';

interface DeleteInListProps {
  readonly document: Schemas['Document'];
  readonly onClose: () => void;
}

/**
 * Deletes a document of the list. If it was the selected one, the row that takes its place has the focus then: the
 * button that asked has nothing to delete any more.
 */
export function DeleteInList({ document, onClose }: DeleteInListProps) {
  const { selected, openModal } = useDocuments();
  const leavesRow = useRef(false);
  useEffect(
    () => () => {
      if (leavesRow.current) focusList();
    },
    [],
  );
  return (
    <DeleteModal
      document={document}
      onClose={onClose}
      onDeleted={({ Id }) => {
        if (selected.count === 1 && isSelected(selected.selection, Id)) {
          leavesRow.current = true;
          // The row goes when the list is read again, and the list keeps its place.
          focusRow(null);
          selected.clear();
        }
        onClose();
      }}
      onRemoveTask={(blocked) => {
        openModal({ kind: 'removeTask', document: blocked });
      }}
    />
  );
}
