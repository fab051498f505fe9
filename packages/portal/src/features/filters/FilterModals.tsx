import type { Schemas } from '@countersign/api-client/contract';
import { findFilter } from '@countersign/api-client/rules';
import { CreateFilterModal } from './CreateFilterModal.tsx';
import { DeleteFilterModal } from './DeleteFilterModal.tsx';

/**
 * The dialog that is open over the filters.
 * @story none Menu
 */
export type FilterModal = 'none' | 'create' | 'delete';

interface FilterModalsProps {
  readonly modal: FilterModal;
  readonly clientId: number;
  readonly tree: readonly Schemas['Filter'][];
  /** The selected filter; 0 is the root. */
  readonly selectedId: number;
  readonly onClose: () => void;
  readonly onCreated: (filter: Schemas['Filter']) => void;
  readonly onDeleted: (filter: Schemas['Filter']) => void;
}

/** Renders the dialog that is open over the filters. */
export function FilterModals({
  modal,
  clientId,
  tree,
  selectedId,
  onClose,
  onCreated,
  onDeleted,
}: FilterModalsProps) {
  if (modal === 'create') {
    const props = { clientId, tree, parentId: selectedId, onClose, onCreated };
    return <CreateFilterModal {...props} />;
  }
  const filter = findFilter(tree, selectedId);
  if (modal === 'none' || filter === undefined) return null;
  return <DeleteFilterModal filter={filter} onClose={onClose} onDeleted={onDeleted} />;
}
