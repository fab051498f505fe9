import {
  ClickToSignIcon,
  DeclineIcon,
  DeleteIcon,
  DownloadIcon,
  FolderIcon,
  HistoryIcon,
  LinkIcon,
  MailIcon,
  PreviewIcon,
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
import type { DocumentAction } from './documentActions.ts';

interface SeveralLimit {
  readonly selected: number;
  readonly matching: number;
}

/** Up to so many run in this browser, with each outcome at once; more are a job of the server. */
export const MOST_IN_BROWSER = 20;

const ofArchive: SeveralLimit = { selected: NAMED_LIMIT, matching: ARCHIVE_DOCUMENTS };
const ofJob: SeveralLimit = { selected: JOB_NAMED_LIMIT, matching: JOB_DOCUMENTS };

/** How an action takes several documents. `severalRuns` has the code that runs it. */
interface SeveralCapability {
  /** Most documents: of those that are selected one by one, and of all that the list shows. */
  readonly limit: SeveralLimit;
  /** Verb and noun: its button, the button of its dialog, and the tray. */
  readonly title: (count: number) => string;
  /** Returns why a document is not possible; if that applies to all of them, the action is disabled. */
  readonly denialReason?: (document: Schemas['Document']) => string | null;
}

/** An action, as menus and bars show it. */
export interface Capability {
  readonly action: DocumentAction;
  readonly group: 'file' | 'filter' | 'task';
  readonly label: string;
  readonly icon: IconComponent;
  readonly tone?: MenuItem['tone'];
  readonly several?: SeveralCapability;
}

/** Every action on documents, in the order of the toolbar: every menu and bar takes its own from here. */
const actionTable = {
  download: {
    group: 'file',
    label: 'Download',
    icon: DownloadIcon,
    several: { limit: ofArchive, title: (count: number) => `Download ${documentCount(count)}` },
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
      limit: ofJob,
      title: (count: number) => `Delete ${documentCount(count)}`,
      denialReason: deleteDenialReason,
    },
  },
  assignFilter: {
    // Not in the toolbar: the Filters menu also offers it.
    group: 'filter',
    label: 'Assign Filter',
    icon: FolderIcon,
    several: { limit: ofJob, title: (count: number) => `Assign ${documentCount(count)}` },
  },
  clickToSign: { group: 'task', label: 'Click To Sign', icon: ClickToSignIcon },
  resendPins: {
    group: 'task',
    label: 'Resend Pin Notification',
    icon: MailIcon,
    several: {
      limit: ofJob,
      title: (count: number) => `Resend PINs for ${documentCount(count)}`,
      denialReason: resendPinsDenialReason,
    },
  },
  removeTask: {
    group: 'task',
    label: 'Remove Task',
    icon: DeclineIcon,
    several: {
      limit: ofJob,
      title: (count: number) => `Remove tasks from ${documentCount(count)}`,
      denialReason: removeTaskDenialReason,
    },
  },
} as const satisfies Readonly<Record<DocumentAction, Omit<Capability, 'action'>>>;

/** Actions on several documents. */
export type BulkAction = {
  [Action in DocumentAction]: (typeof actionTable)[Action] extends { several: object } ? Action : never;
}[DocumentAction];

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

/** Actions on the file and its filter; deleting it is the last one. */
export const fileMenuActions = deleteLast([...fileActions, ...ofGroup('filter')]);

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

function deleteLast<Entry extends Capability>(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted(({ tone }, other) => Number(tone === 'danger') - Number(other.tone === 'danger'));
}
