import type { Schemas } from '@countersign/api-client/contract';
import { findFilter } from '@countersign/api-client/rules';
import { CreateFilterModal } from './CreateFilterModal.tsx';
import { DeleteFilterModal } from './DeleteFilterModal.tsx';
import { MoveFilterModal } from './MoveFilterModal.tsx';
import { countOf } from './filterCounts.ts';

/**
 * The dialog that is open over the filters.
 * @story none Menu
 */
export type FilterModal = 'none' | 'create' | 'move' | 'delete';

interface FilterModalsProps {
  readonly modal: FilterModal;
  readonly clientId: number;
  readonly tree: readonly Schemas['Filter'][];
  /** How many documents are in them, if it is known. */
  readonly counts: Schemas['FilterCounts'] | undefined;
  /** The filter that is changed; 0 is the root. */
  readonly filterId: number;
  readonly onClose: () => void;
  readonly onCreated: (filter: Schemas['Filter']) => void;
  /** Called with the filter that it was moved to; 0 is the root. */
  readonly onMoved: (parentId: number) => void;
  readonly onDeleted: (filter: Schemas['Filter']) => void;
}

/** Renders the dialog that is open over the filters. */
export function FilterModals({
  modal,
  clientId,
  tree,
  counts,
  filterId,
  onClose,
  onCreated,
  onMoved,
  onDeleted,
}: FilterModalsProps) {
  if (modal === 'create') {
    const props = { clientId, tree, parentId: filterId, onClose, onCreated };
    return <CreateFilterModal {...props} />;
  }
  const filter = findFilter(tree, filterId);
  if (modal === 'none' || filter === undefined) return null;
  if (modal === 'move') return <MoveFilterModal {...{ clientId, tree, filter, onClose, onMoved }} />;
  const documents = countOf(counts)(filter);
  return <DeleteFilterModal {...{ clientId, filter, documents, onClose, onDeleted }} />;
}
