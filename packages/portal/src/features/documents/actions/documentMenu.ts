import {
  ClickToSignIcon,
  DeclineIcon,
  DeleteIcon,
  DetailsIcon,
  DownloadIcon,
  FolderIcon,
  HistoryIcon,
  LinkIcon,
  MailIcon,
  PreviewIcon,
  SignIcon,
  type IconComponent,
  type MenuGroup,
  type MenuItem,
} from '@countersign/ui';
import type {
  DisabledReasons,
  DocumentAction,
  FileAction,
  FilterAction,
  TaskAction,
} from './documentActions.ts';

interface Entry<Action extends DocumentAction> {
  readonly action: Action;
  readonly label: string;
  readonly icon: IconComponent;
  readonly tone?: MenuItem['tone'];
}

/** Actions on the file, in the order of the toolbar. */
export const fileActions: readonly Entry<FileAction>[] = [
  { action: 'download', label: 'Download', icon: DownloadIcon },
  { action: 'preview', label: 'Preview', icon: PreviewIcon },
  { action: 'sign', label: 'Sign', icon: SignIcon },
  { action: 'history', label: 'History', icon: HistoryIcon },
  { action: 'copyLink', label: 'Copy Link', icon: LinkIcon },
  { action: 'delete', label: 'Delete', icon: DeleteIcon, tone: 'danger' },
];

/** Not in the toolbar: the Filters menu also offers it. */
const filterActions: readonly Entry<FilterAction>[] = [
  { action: 'assignFilter', label: 'Assign Filter', icon: FolderIcon },
];

/** Actions on its signing task. */
const taskActions: readonly Entry<TaskAction>[] = [
  { action: 'clickToSign', label: 'Click To Sign', icon: ClickToSignIcon },
  { action: 'resendPins', label: 'Resend Pin Notification', icon: MailIcon },
  { action: 'removeTask', label: 'Remove Task', icon: DeclineIcon },
];

/** Actions on several documents. */
export type BulkAction = Extract<DocumentAction, 'download' | 'assignFilter' | 'resendPins' | 'delete'>;

const isBulk = (entry: Entry<DocumentAction>): entry is Entry<BulkAction> =>
  entry.action === 'download' ||
  entry.action === 'assignFilter' ||
  entry.action === 'resendPins' ||
  entry.action === 'delete';

/** Actions that also take several documents; deleting them is the last one. */
export const bulkActions: readonly Entry<BulkAction>[] = deleteLast(
  [...fileActions, ...filterActions, ...taskActions].filter(isBulk),
);

function deleteLast<Action extends DocumentAction>(entries: readonly Entry<Action>[]): Entry<Action>[] {
  return entries.toSorted(
    (one, other) => Number(one.action === 'delete') - Number(other.action === 'delete'),
  );
}

type OnAction = (action: DocumentAction) => void;

function items(
  entries: readonly Entry<DocumentAction>[],
  refused: DisabledReasons,
  onAction: OnAction,
): readonly MenuItem[] {
  return entries.flatMap(({ action, label, icon, tone }) => {
    const disabledReason = refused[action];
    if (disabledReason === null) return [];
    const onSelect = () => {
      onAction(action);
    };
    return [{ id: action, label, icon, tone, disabledReason, onSelect }];
  });
}

/** The menu of one document. */
export interface DocumentMenu {
  /** All actions, in the order of the toolbar. */
  readonly groups: readonly MenuGroup[];
  /** Actions on its signing task, for a separate menu. */
  readonly tasks: readonly MenuItem[];
}

/**
 * Creates the menu of one document: a right press on its row, the Tasks button and a phone's bar all open
 * this menu, or a part of it.
 *
 * @param onDetails Shows its details, if they are in a drawer.
 */
export function documentMenu(
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
        items: [...details, ...items(deleteLast([...fileActions, ...filterActions]), refused, onAction)],
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
  return [{ id: 'several', label: `${count.toLocaleString('en-AU')} selected`, items: actions }];
}
