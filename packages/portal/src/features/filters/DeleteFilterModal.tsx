import { documentFilterMutations } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { DeleteDialog } from '../../services/DeleteDialog.tsx';
import { useServices } from '../../services/services.tsx';
import { filtersMessages } from './filters.messages.ts';

interface DeleteFilterModalProps {
  readonly filter: Schemas['Filter'];
  /** Number of documents in it and in the filters below it; undefined while it is unknown. */
  readonly documents: number | undefined;
  readonly onClose: () => void;
  /** Called once the filter is deleted. */
  readonly onDeleted: (filter: Schemas['Filter']) => void;
}

function countBelow({ Items }: Schemas['Filter']): number {
  return Items.reduce((count, item) => count + 1 + countBelow(item), 0);
}

/** Asks before deleting a filter, and says what becomes of what is in it. */
export function DeleteFilterModal({ filter, documents, onClose, onDeleted }: DeleteFilterModalProps) {
  const { portal } = useServices();
  return (
    <DeleteDialog
      noun="filter"
      name={filter.Text}
      id={filter.Id}
      removal={documentFilterMutations.remove(portal)}
      consequence={filtersMessages.deletion(countBelow(filter), documents)}
      deleted={filtersMessages.deleted}
      onDeleted={() => {
        onDeleted(filter);
      }}
      onClose={onClose}
    />
  );
}
