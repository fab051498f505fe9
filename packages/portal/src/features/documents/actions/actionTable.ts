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

/** The contract's limits: of ids in one request, and of one archive. */
const ofArchive: SeveralLimit = { selected: 500, matching: ARCHIVE_DOCUMENTS };
const ofJob: SeveralLimit = { selected: 10_000, matching: JOB_DOCUMENTS };

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

/** All actions on documents, in the order of the toolbar: every menu and bar takes its own from here. */
export const actionTable = [
  {
    action: 'download',
    group: 'file',
    label: 'Download',
    icon: DownloadIcon,
    several: { limit: ofArchive, title: (count: number) => `Download ${documentCount(count)}` },
  },
  { action: 'preview', group: 'file', label: 'Preview', icon: PreviewIcon },
  { action: 'sign', group: 'file', label: 'Sign', icon: SignIcon },
  { action: 'history', group: 'file', label: 'History', icon: HistoryIcon },
  { action: 'copyLink', group: 'file', label: 'Copy Link', icon: LinkIcon },
  {
    action: 'delete',
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
  {
    // Not in the toolbar: the Filters menu also offers it.
    action: 'assignFilter',
    group: 'filter',
    label: 'Assign Filter',
    icon: FolderIcon,
    several: { limit: ofJob, title: (count: number) => `Assign ${documentCount(count)}` },
  },
  { action: 'clickToSign', group: 'task', label: 'Click To Sign', icon: ClickToSignIcon },
  {
    action: 'resendPins',
    group: 'task',
    label: 'Resend Pin Notification',
    icon: MailIcon,
    several: {
      limit: ofJob,
      title: (count: number) => `Resend PINs for ${documentCount(count)}`,
      denialReason: resendPinsDenialReason,
    },
  },
  {
    action: 'removeTask',
    group: 'task',
    label: 'Remove Task',
    icon: DeclineIcon,
    several: {
      limit: ofJob,
      title: (count: number) => `Remove tasks from ${documentCount(count)}`,
      denialReason: removeTaskDenialReason,
    },
  },
] as const satisfies readonly Capability[];

/** Actions on several documents. */
export type BulkAction = Extract<(typeof actionTable)[number], { readonly several: object }>['action'];

/** An action that also takes several documents. */
export type BulkCapability = Capability & {
  readonly action: BulkAction;
  readonly several: SeveralCapability;
};

function isBulk(entry: Capability): entry is BulkCapability {
  return entry.several !== undefined;
}

function ofGroup(group: Capability['group']): readonly Capability[] {
  return actionTable.filter((entry) => entry.group === group);
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

/** Returns how an action takes several documents; undefined if it takes only one. */
export function bulkCapability(action: DocumentAction): BulkCapability | undefined {
  return bulkActions.find((entry) => entry.action === action);
}

/** Returns an action by its name. */
export function capability(action: DocumentAction): Capability | undefined {
  return actionTable.find((entry) => entry.action === action);
}

function deleteLast<Entry extends Capability>(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted(({ tone }, other) => Number(tone === 'danger') - Number(other.tone === 'danger'));
}
