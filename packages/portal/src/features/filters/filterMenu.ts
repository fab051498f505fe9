import type { Schemas } from '@countersign/api-client/contract';
import {
  addBelowDenialReason,
  changeDenialReason,
  filterPath,
  findFilter,
} from '@countersign/api-client/rules';
import { ArrowRightIcon, DeleteIcon, EditIcon, FolderPlusIcon, type MenuItem } from '@countersign/ui';

/** What users do with a filter. */
export type FilterAction = 'create' | 'rename' | 'move' | 'delete';

/**
 * Creates the menu of a filter. The root can get filters, but has no name and cannot be deleted; the firm's filters
 * are changed in Settings only.
 *
 * @param filterId Filter id; 0 is the root.
 */
export function filterMenu(
  tree: readonly Schemas['Filter'][],
  filterId: number,
  onAction: (action: FilterAction) => void,
): readonly MenuItem[] {
  const selected = findFilter(tree, filterId);
  const tooDeep = addBelowDenialReason(filterPath(tree, filterId).length) ?? undefined;
  const item = (
    action: FilterAction,
    label: string,
    look: Pick<MenuItem, 'icon' | 'disabledReason' | 'tone' | 'shortcut'>,
  ) => ({
    id: action,
    label,
    ...look,
    onSelect: () => {
      onAction(action);
    },
  });
  const create = item('create', 'Create Filter', { icon: FolderPlusIcon, disabledReason: tooDeep });
  if (selected === undefined) return [create];
  const disabledReason = changeDenialReason(selected) ?? undefined;
  return [
    create,
    item('rename', 'Rename Filter', { icon: EditIcon, disabledReason, shortcut: 'F2' }),
    item('move', 'Move Filter', { icon: ArrowRightIcon, disabledReason }),
    item('delete', 'Delete Filter', { icon: DeleteIcon, disabledReason, tone: 'danger', shortcut: 'Delete' }),
  ];
}
