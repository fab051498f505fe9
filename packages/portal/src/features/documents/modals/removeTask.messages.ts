import type { Schemas } from '@countersign/api-client/contract';
import { isWaiting, pinTypes, signingProgress } from '@countersign/api-client/rules';
import { formatCount } from '../../../services/counts.ts';
import type { Eligibility } from '../actions/eligibility.ts';

/** What removing a task does. */
export const removeTaskMessages = {
  signers: 'Signers can’t sign it any more.',
  signersWithPins: 'Signers can’t sign it any more, and their PINs stop working.',
  none: 'No tasks can be removed',
  several:
    'Signers can’t sign these documents any more, and their PINs stop working. The documents are restored to their state before the tasks.',
  /** How many documents have signatures already, of all whose tasks are removed. */
  partlySigned: (documents: number, all: number) => {
    if (all === 1) return 'The document has already been partly signed.';
    if (documents === all)
      return `${all === 2 ? 'Both' : `All ${formatCount(all)}`} documents have already been partly signed.`;
    return `${formatCount(documents)} of these ${formatCount(all)} documents ${documents === 1 ? 'has' : 'have'} already been partly signed.`;
  },
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

/**
 * Returns what removing the tasks of several documents does. How many of them are partly signed is said only if all of
 * them are loaded.
 */
export function removalsConsequences({ eligible, skipped, most }: Eligibility): string {
  const signed = eligible.filter((document) => signingProgress(document).signed > 0).length;
  const isKnown = skipped !== undefined && eligible.length === most;
  return [
    removeTaskMessages.several,
    ...(isKnown && signed > 0 ? [removeTaskMessages.partlySigned(signed, most)] : []),
    removeTaskMessages.signatures,
  ].join(' ');
}
