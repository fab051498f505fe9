import type { Schemas } from '@countersign/api-client/contract';
import { isWaiting, pinTypes, signingProgress } from '@countersign/api-client/rules';

/** What removing a task does. */
export const removeTaskMessages = {
  signers: 'Signers can’t sign it any more.',
  signersWithPins: 'Signers can’t sign it any more, and their PINs stop working.',
  none: 'No tasks can be removed',
  several:
    'Signers can’t sign these documents any more, and their PINs stop working. The documents are restored to their state before the tasks. Signatures are removed but stay in the history.',
  restored: 'The document is restored to its state before the task.',
  signatures: 'Signatures are removed but stay in the history.',
} as const;

/** Returns what removing the task of this document does, from the task's state. */
export function removalConsequences(document: Schemas['Document']): string {
  const { ActionTypeE: type } = document;
  return [
    ...(isWaiting(type)
      ? [pinTypes.includes(type) ? removeTaskMessages.signersWithPins : removeTaskMessages.signers]
      : []),
    removeTaskMessages.restored,
    ...(signingProgress(document).signed > 0 ? [removeTaskMessages.signatures] : []),
  ].join(' ');
}
