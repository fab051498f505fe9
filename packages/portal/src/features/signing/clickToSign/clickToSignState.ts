import type { Schemas } from '@countersign/api-client/contract';
import { signerMessages } from '../signing.messages.ts';

/** Who was chosen: accounts in the order of the list, and at most one employee of the firm. */
export interface Choice {
  readonly accountIds: readonly number[];
  readonly employeeId: number | null;
}

/**
 * The set-up of click-to-sign. `choosing` lists who may sign, `confirming` shows the plan, `sending` waits for
 * the server; a refusal comes back to `confirming` with the server's words, and nothing chosen is lost. `sent` tells
 * who gets a PIN, from the document as the server answered it.
 */
export type ClickToSignState =
  | { readonly step: 'choosing'; readonly choice: Choice; readonly problem: string | null }
  | { readonly step: 'confirming'; readonly choice: Choice; readonly problem: string | null }
  | { readonly step: 'sending'; readonly choice: Choice }
  | { readonly step: 'sent'; readonly document: Schemas['Document'] };

export type ClickToSignEvent =
  | { readonly type: 'accountsSelected'; readonly accountIds: readonly number[] }
  | { readonly type: 'employeeSelected'; readonly employeeId: number | null }
  | { readonly type: 'reviewed' }
  | { readonly type: 'wentBack' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'answered'; readonly document: Schemas['Document'] };

export const initialClickToSign: ClickToSignState = {
  step: 'choosing',
  choice: { accountIds: [], employeeId: null },
  problem: null,
};

/** What is wrong with a choice, in the order in which it is said; null when it can be confirmed. */
export function problemOf({ accountIds }: Choice): string | null {
  if (accountIds.length === 0) return signerMessages.noAccount;
  if (new Set(accountIds).size < accountIds.length) return signerMessages.accountTwice;
  return null;
}

function choosing(
  state: Extract<ClickToSignState, { step: 'choosing' }>,
  event: ClickToSignEvent,
): ClickToSignState {
  switch (event.type) {
    case 'accountsSelected':
      return { step: 'choosing', choice: { ...state.choice, accountIds: event.accountIds }, problem: null };
    case 'employeeSelected':
      return { step: 'choosing', choice: { ...state.choice, employeeId: event.employeeId }, problem: null };
    case 'reviewed': {
      const problem = problemOf(state.choice);
      return problem === null
        ? { step: 'confirming', choice: state.choice, problem: null }
        : { step: 'choosing', choice: state.choice, problem };
    }
    default:
      return state;
  }
}

/** Events that a step does not know leave it as it is: a second press while sending sends nothing twice. */
export function clickToSign(state: ClickToSignState, event: ClickToSignEvent): ClickToSignState {
  switch (state.step) {
    case 'choosing':
      return choosing(state, event);
    case 'confirming':
      if (event.type === 'wentBack') return { step: 'choosing', choice: state.choice, problem: null };
      if (event.type === 'confirmed') return { step: 'sending', choice: state.choice };
      return state;
    case 'sending':
      if (event.type === 'answered') return { step: 'sent', document: event.document };
      return event.type === 'refused'
        ? { step: 'confirming', choice: state.choice, problem: event.message }
        : state;
    case 'sent':
      return state;
  }
}
