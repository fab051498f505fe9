import { DetailsIcon, type MenuGroup, type MenuItem } from '@countersign/ui';
import { formatCount } from '../../../services/counts.ts';
import { bulkActions, fileMenuActions, taskActions, type BulkAction } from './actionTable.ts';
import { notOffered, type DisabledReasons, type DocumentAction } from './documentActions.ts';

type OnAction = (action: DocumentAction) => void;

function items(
  entries: typeof fileMenuActions,
  refused: DisabledReasons,
  onAction: OnAction,
): readonly MenuItem[] {
  return entries.flatMap(({ action, label, icon, tone }) => {
    const disabledReason = refused[action];
    if (disabledReason === notOffered) return [];
    const onSelect = () => {
      onAction(action);
    };
    return [{ id: action, label, icon, tone, disabledReason, onSelect }];
  });
}

/** Heading of what concerns the file, where no document is selected. */
const FILE = 'Document';

/** The menu of one document. */
export interface DocumentMenu {
  /** All actions, in the order of the toolbar. */
  readonly groups: readonly MenuGroup[];
  /** Actions on its signing task, for a separate menu. */
  readonly tasks: readonly MenuItem[];
}

/**
 * Creates the menu of one document: a right press on its row, the Tasks button and a phone's bar all open
 * this menu, or a part of it. Its first group is named after the document, which the menu may cover.
 *
 * @param title Of the document; undefined, where none is selected.
 * @param onDetails Shows its details, if they are not beside the list.
 */
export function documentMenu(
  title: string | undefined,
  refused: DisabledReasons,
  onAction: OnAction,
  onDetails?: () => void,
): DocumentMenu {
  const details: MenuItem[] =
    onDetails === undefined
      ? []
      : [{ id: 'details', label: 'Details', icon: DetailsIcon, onSelect: onDetails }];
  const tasks = items(taskActions, refused, onAction);
  return {
    groups: [
      {
        id: 'file',
        label: title ?? FILE,
        items: [...details, ...items(fileMenuActions, refused, onAction)],
      },
      { id: 'tasks', label: 'Tasks', items: tasks },
    ],
    tasks,
  };
}

/** Creates the menu of one of several selected documents: its actions take all of them. */
export function severalMenu(
  count: number,
  disabledReasonOf: (action: BulkAction) => string | undefined,
  onAction: (action: BulkAction) => void,
): readonly MenuGroup[] {
  const actions = bulkActions.map(({ action, label, icon, tone }) => {
    const onSelect = () => {
      onAction(action);
    };
    return { id: action, label, icon, tone, disabledReason: disabledReasonOf(action), onSelect };
  });
  return [{ id: 'several', label: `${formatCount(count)} selected`, items: actions }];
}
