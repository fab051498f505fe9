import type { Schemas } from '@countersign/api-client/contract';
import { signerMessages } from '../signing.messages.ts';

/** The selected accounts in the order of the list, and at most one employee of the firm. */
export interface Choice {
  readonly accountIds: readonly number[];
  readonly employeeId: number | null;
}

/**
 * State of the click-to-sign setup. `choosing` lists possible signers, `confirming` shows the plan, `sending`
 * waits for the server; an error returns to `confirming` with the server's message, and the selection is
 * kept. `sent` shows who gets a PIN, from the document in the server's response.
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

/** Returns the first error of a selection; null if it can be confirmed. */
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

/** Ignores events that a step does not handle: pressing twice sends once. */
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
