import {
  ClickToSignIcon,
  DeclineIcon,
  DetailsIcon,
  DownloadIcon,
  HistoryIcon,
  LinkIcon,
  MailIcon,
  PreviewIcon,
  SignIcon,
  type IconComponent,
  type MenuGroup,
  type MenuItem,
} from '@countersign/ui';
import type { DocumentAction, FileAction, DisabledReasons, TaskAction } from './documentActions.ts';

interface Entry<Action extends DocumentAction> {
  readonly action: Action;
  readonly label: string;
  readonly icon: IconComponent;
}

/** What is done with the file, in the order of the toolbar. */
export const fileActions: readonly Entry<FileAction>[] = [
  { action: 'download', label: 'Download', icon: DownloadIcon },
  { action: 'preview', label: 'Preview', icon: PreviewIcon },
  { action: 'sign', label: 'Sign', icon: SignIcon },
  { action: 'history', label: 'History', icon: HistoryIcon },
  { action: 'copyLink', label: 'Copy Link', icon: LinkIcon },
];

/** What is done with its signing task. */
const taskActions: readonly Entry<TaskAction>[] = [
  { action: 'clickToSign', label: 'Click To Sign', icon: ClickToSignIcon },
  { action: 'resendPins', label: 'Resend Pin Notification', icon: MailIcon },
  { action: 'removeTask', label: 'Remove Task', icon: DeclineIcon },
];

type OnAction = (action: DocumentAction) => void;

function items(
  entries: readonly Entry<DocumentAction>[],
  refused: DisabledReasons,
  onAction: OnAction,
): readonly MenuItem[] {
  return entries.flatMap(({ action, label, icon }) => {
    const disabledReason = refused[action];
    if (disabledReason === null) return [];
    const onSelect = () => {
      onAction(action);
    };
    return [{ id: action, label, icon, disabledReason, onSelect }];
  });
}

/** The menu of one document. */
export interface DocumentMenu {
  /** Everything, in the order of the toolbar. */
  readonly groups: readonly MenuGroup[];
  /** What is done with its signing task, for a menu of its own. */
  readonly tasks: readonly MenuItem[];
}

/**
 * Everything that can be done with one document: a right press on its row, the Tasks button and a phone's bar all
 * open this menu, or a part of it.
 *
 * @param onDetails Shows its details, where they are in a drawer.
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
      { id: 'file', items: [...details, ...items(fileActions, refused, onAction)] },
      { id: 'tasks', label: 'Tasks', items: tasks },
    ],
    tasks,
  };
}
