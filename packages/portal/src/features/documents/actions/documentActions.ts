import {
  deleteDenialReason,
  isPreviewable,
  removeTaskDenialReason,
  renameDenialReason,
  resendPinsDenialReason,
  setUpDenialReason,
  signDenialReason,
} from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { documentScreenMessages } from '../documents.messages.ts';

type Document = Schemas['Document'];

/** Actions on a document's file. */
export type FileAction = 'download' | 'preview' | 'sign' | 'history' | 'copyLink' | 'rename' | 'delete';

/** The action that changes its filter. */
export type FilterAction = 'assignFilter';

/** Actions on its signing task. */
export type TaskAction = 'clickToSign' | 'resendPins' | 'removeTask';

export type DocumentAction = FileAction | FilterAction | TaskAction;

/** In place of a disabled reason: the firm does not have the action, so that it is hidden. */
export const notOffered = Symbol('not offered');

/** The disabled reason of each action; undefined if it is enabled. */
export type DisabledReasons = Readonly<
  Record<FileAction | FilterAction, string | undefined> &
    Record<TaskAction, string | undefined | typeof notOffered>
>;

/** Returns the disabled reason of an action that is shown even where it is not offered. */
export function disabledReasonOf(reasons: DisabledReasons, action: DocumentAction): string | undefined {
  const reason = reasons[action];
  return reason === notOffered ? undefined : reason;
}

/** Extensions that the viewer shows, in lower case, once they are known. */
export type Previewable = ReadonlySet<string> | 'loading' | 'failed';

interface Circumstances {
  /** Number of selected documents, loaded or not. */
  readonly selected: number;
  /** The selected document, if exactly one is selected. */
  readonly document: Document | null;
  readonly employeeId: number;
  readonly previewable: Previewable;
  /** Whether the firm has Click To Sign. */
  readonly clickToSign: boolean;
}

function previewDenialReason({ Extension }: Document, previewable: Previewable): string | undefined {
  if (previewable === 'loading') return documentScreenMessages.previewableLoading;
  if (previewable === 'failed') return documentScreenMessages.previewableFailed;
  return isPreviewable(Extension, previewable) ? undefined : documentScreenMessages.notPreviewable;
}

function everyAction(reason: string): DisabledReasons {
  return {
    download: reason,
    preview: reason,
    sign: reason,
    history: reason,
    copyLink: reason,
    rename: reason,
    assignFilter: reason,
    delete: reason,
    clickToSign: reason,
    resendPins: reason,
    removeTask: reason,
  };
}

/** Returns why each action is disabled. The server enforces the same rules. */
export function disabledReasons(circumstances: Circumstances): DisabledReasons {
  const reasons = allDisabledReasons(circumstances);
  return circumstances.clickToSign ? reasons : { ...reasons, clickToSign: notOffered };
}

function allDisabledReasons({ selected, document, employeeId, previewable }: Circumstances): DisabledReasons {
  if (selected === 0) return everyAction(documentScreenMessages.selectFirst);
  if (selected > 1 || document === null) return everyAction(documentScreenMessages.selectOne);
  return {
    download: undefined,
    preview: previewDenialReason(document, previewable),
    sign: signDenialReason(document, { EmployeeId: employeeId }) ?? undefined,
    history: undefined,
    copyLink: undefined,
    rename: renameDenialReason(document) ?? undefined,
    assignFilter: undefined,
    delete: deleteDenialReason(document) ?? undefined,
    clickToSign: setUpDenialReason(document) ?? undefined,
    resendPins: resendPinsDenialReason(document) ?? undefined,
    removeTask: removeTaskDenialReason(document) ?? undefined,
  };
}
