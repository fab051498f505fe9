import { actionTypes, type ActionType } from '@countersign/api-client/rules';

export interface TaskPerson {
  name: string;
  signed: boolean;
  declined: boolean;
}

/**
 * Returns the Task column: one sentence about who signs, who is missing, or who declined; null without a
 * task.
 */
export function taskSentence(actionType: ActionType, signers: readonly TaskPerson[]): string | null {
  if (actionType === actionTypes.none) return null;
  const total = signers.length;
  if (actionType === actionTypes.signed) {
    const only = total === 1 ? signers[0] : undefined;
    return only === undefined ? `Signed by all ${total}` : `Signed by ${only.name}`;
  }
  const declined = signers.find((signer) => signer.declined);
  if (declined !== undefined) return `Declined by ${declined.name}`;
  if (actionType === actionTypes.declined) return 'Declined';
  const waiting = signers.filter((signer) => !signer.signed);
  const next = waiting[0];
  if (next === undefined) return 'Waiting for signatures';
  if (waiting.length === 1) return `Waiting for ${next.name} to sign`;
  const others = waiting.length - 1;
  return `Waiting for ${next.name} and ${others} ${others === 1 ? 'other' : 'others'} to sign`;
}
