import {
  ClickToSignIcon,
  DeclineIcon,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  FolderIcon,
  HistoryIcon,
  LinkIcon,
  PreviewIcon,
  SendIcon,
  SignIcon,
  type IconComponent,
  type MenuItem,
} from '@countersign/ui';
import type { Schemas } from '@countersign/api-client/contract';
import {
  ARCHIVE_DOCUMENTS,
  deleteDenialReason,
  JOB_DOCUMENTS,
  JOB_NAMED_LIMIT,
  NAMED_LIMIT,
  removeTaskDenialReason,
  resendPinsDenialReason,
} from '@countersign/api-client/rules';
import { documentCount } from '../../../services/counts.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import type { DocumentAction } from './documentActions.ts';

/** An action of a job, as the contract names it. */
export type JobAction = Schemas['DocumentJobAction'];

interface SeveralLimit {
  readonly selected: number;
  readonly matching: number;
}

/** Up to so many run in this browser, with each outcome at once; more are a job of the server. */
export const MOST_IN_BROWSER = 20;

const ofArchive: SeveralLimit = { selected: NAMED_LIMIT, matching: ARCHIVE_DOCUMENTS };
const ofJob: SeveralLimit = { selected: JOB_NAMED_LIMIT, matching: JOB_DOCUMENTS };

/** How an action takes several documents. The code that runs it and its dialog load when they are used. */
interface SeveralCapability {
  /** What its headlines and its job are called; the download runs in the browser alone. */
  readonly kind: JobAction | 'download';
  /** Most documents: of those that are selected one by one, and of all that the list shows. */
  readonly limit: SeveralLimit;
  /** Verb and noun: its button, the button of its dialog, and the tray. */
  readonly title: (count: number) => string;
  /** The same while it is not known to how many it applies. */
  readonly titleOfUnknown?: string;
  /** Says that it could not begin. */
  readonly rejected: string;
  /** Returns why the action does not apply to a document; if it applies to none of them, it is disabled. */
  readonly denialReason?: (document: Schemas['Document']) => string | null;
}

/** An action, as menus and bars show it. */
export interface Capability {
  readonly action: DocumentAction;
  readonly group: 'file' | 'name' | 'filter' | 'task';
  readonly label: string;
  readonly icon: IconComponent;
  readonly tone?: MenuItem['tone'];
  readonly several?: SeveralCapability;
}

/**
 * Every action on documents, in the order of the toolbar: menus and bars take theirs from here. Marking as read and
 * unread is not among them: `readMenu` offers it in menus alone, and to everyone for any documents.
 */
const actionTable = {
  download: {
    group: 'file',
    label: 'Download',
    icon: DownloadIcon,
    several: {
      kind: 'download',
      limit: ofArchive,
      title: (count: number) => `Download ${documentCount(count)}`,
      rejected: documentScreenMessages.downloadError,
    },
  },
  preview: { group: 'file', label: 'Preview', icon: PreviewIcon },
  sign: { group: 'file', label: 'Sign', icon: SignIcon },
  history: { group: 'file', label: 'History', icon: HistoryIcon },
  copyLink: { group: 'file', label: 'Copy Link', icon: LinkIcon },
  delete: {
    group: 'file',
    label: 'Delete',
    icon: DeleteIcon,
    tone: 'danger',
    several: {
      kind: 'delete',
      limit: ofJob,
      title: (count: number) => `Delete ${documentCount(count)}`,
      titleOfUnknown: 'Delete documents',
      rejected: documentScreenMessages.notDeleted,
      denialReason: deleteDenialReason,
    },
  },
  // Rare, and not in the toolbar, which has no room.
  rename: { group: 'name', label: 'Rename', icon: EditIcon },
  assignFilter: {
    // Not in the toolbar: the Filters menu also offers it.
    group: 'filter',
    label: 'Assign Filter',
    icon: FolderIcon,
    several: {
      kind: 'assign',
      limit: ofJob,
      title: (count: number) => `Assign ${documentCount(count)}`,
      rejected: documentScreenMessages.notAssigned,
    },
  },
  clickToSign: { group: 'task', label: 'Click To Sign', icon: ClickToSignIcon },
  resendPins: {
    group: 'task',
    label: 'Resend Pin Notification',
    icon: SendIcon,
    several: {
      kind: 'resendPins',
      limit: ofJob,
      title: (count: number) => `Resend PINs for ${documentCount(count)}`,
      titleOfUnknown: 'Resend PINs',
      rejected: documentScreenMessages.pinsFailed,
      denialReason: resendPinsDenialReason,
    },
  },
  removeTask: {
    group: 'task',
    label: 'Remove Task',
    icon: DeclineIcon,
    several: {
      kind: 'removeTask',
      limit: ofJob,
      title: (count: number) => `Remove tasks from ${documentCount(count)}`,
      titleOfUnknown: 'Remove tasks',
      rejected: documentScreenMessages.tasksNotRemoved,
      denialReason: removeTaskDenialReason,
    },
  },
} as const satisfies Readonly<Record<DocumentAction, Omit<Capability, 'action'>>>;

/** Actions on several documents. */
export type BulkAction = {
  [Action in DocumentAction]: (typeof actionTable)[Action] extends { several: object } ? Action : never;
}[DocumentAction];

/** Those of them that can be jobs of the server: a dialog asks before each. */
export type JobBulkAction = Exclude<BulkAction, 'download'>;

/** An action that also takes several documents. */
export type BulkCapability = Capability & {
  readonly action: BulkAction;
  readonly several: SeveralCapability;
};

function isAction(name: string): name is DocumentAction {
  return Object.hasOwn(actionTable, name);
}

/** Whether an action also takes several documents. */
export function isBulkAction(action: DocumentAction): action is BulkAction {
  return 'several' in actionTable[action];
}

function isBulk(entry: Capability): entry is BulkCapability {
  return isBulkAction(entry.action);
}

/** Returns an action by its name. */
export function capability(action: DocumentAction): Capability {
  return { action, ...actionTable[action] };
}

function ofGroup(group: Capability['group']): readonly Capability[] {
  return Object.keys(actionTable)
    .filter(isAction)
    .map(capability)
    .filter((entry) => entry.group === group);
}

/** Actions on the file. */
export const fileActions = ofGroup('file');

/** Actions on the file, its name and its filter; deleting it is the last one. */
export const fileMenuActions = deleteLast([...fileActions, ...ofGroup('name'), ...ofGroup('filter')]);

/** Actions on its signing task. */
export const taskActions = ofGroup('task');

/** Actions that also take several documents; deleting them is the last one. */
export const bulkActions: readonly BulkCapability[] = deleteLast(
  [...fileActions, ...ofGroup('filter'), ...taskActions].filter(isBulk),
);

/** Returns how an action takes several documents. */
export function bulkCapability(action: BulkAction): SeveralCapability {
  return actionTable[action].several;
}

/** Returns the name of an action's job. */
export function jobOf(action: JobBulkAction): JobAction {
  return actionTable[action].several.kind;
}

/** Returns the action of a job; restoring is none of the documents' list. */
export function bulkCapabilityOf(job: Exclude<JobAction, 'restore'>): SeveralCapability {
  const found = bulkActions.find(({ several }) => several.kind === job);
  if (found === undefined)
    throw new Error(`No action on documents has the job "${job}": add it to the table.`);
  return found.several;
}

function deleteLast<Entry extends Capability>(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted(({ tone }, other) => Number(tone === 'danger') - Number(other.tone === 'danger'));
}
