import type { PinFailure } from './pinReply.ts';
import { isTaskErrorCode } from './errorCodes.ts';

/** `off`: the document's notifications were switched off during setup, which is not a failure. */
export type TaskReply = 'off' | 'refused' | 'error';

/** What came of an action on a document's task. Without a response of the service's own it is an error. */
export function taskReplyOf({ code, status }: Omit<PinFailure, 'message'>): TaskReply {
  if (code === null || !isTaskErrorCode(code)) return status >= 400 && status < 500 ? 'refused' : 'error';
  switch (code) {
    case 'notificationsOff':
      return 'off';
    case 'noTask':
    case 'documentSigned':
    case 'taskInProgress':
    case 'taskComplete':
    case 'notPdf':
      return 'refused';
    default:
      return code satisfies never;
  }
}
