import type { Schemas } from '@countersign/api-client/contract';
import { resendPinsDenialReason } from '@countersign/api-client/rules';
import type { GridSelection } from '@countersign/ui';
import { documentsMessages } from '../documents.messages.ts';

/** Above this number, an action started by mistake would flood a mailbox or the downloads. */
export const MOST_DOCUMENTS = 20;

/** Returns why no action is possible on so many documents; undefined if one is. */
export function bulkDenialReason(count: number): string | undefined {
  return count > MOST_DOCUMENTS ? documentsMessages.tooMany : undefined;
}

/** Returns why no PIN can be resent for any of these documents; undefined if one can, or if not all are loaded. */
export function noPinsReason(
  { mode, ids }: GridSelection,
  documentAt: (id: number) => Schemas['Document'] | undefined,
): string | undefined {
  if (mode === 'allBut') return undefined;
  const reasons = [...ids].map((id) => {
    const document = documentAt(id);
    return document === undefined ? null : resendPinsDenialReason(document);
  });
  const [first] = reasons;
  return reasons.includes(null) ? undefined : (first ?? undefined);
}
