import { documentScreenMessages } from '../documents.messages.ts';
import type { Uploading } from './documentsModel.ts';

/** Returns why nothing can be uploaded now. */
export function uploadDisabledReason({ status }: Exclude<Uploading, { status: 'open' }>): string {
  return status === 'loading'
    ? documentScreenMessages.clientLoading
    : documentScreenMessages.uploadClientFailed;
}
