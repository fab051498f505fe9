import type { Schemas } from '@countersign/api-client/contract';
import { signerMessages } from '../signing.messages.ts';

/** The selected accounts in the order of the list, and at most one employee of the firm. */
export interface SignerSelection {
  readonly accountIds: readonly number[];
  readonly employeeId: number | null;
}

/**
 * State of the click-to-sign setup. `selecting` lists possible signers, `confirming` shows the plan, `sending`
 * waits for the server; an error returns to `confirming` with the server's message, and the selection is
 * kept. `sent` shows who gets a PIN, from the document in the server's response.
 */
export type ClickToSignState =
  | { readonly step: 'selecting'; readonly selection: SignerSelection; readonly problem: string | null }
  | { readonly step: 'confirming'; readonly selection: SignerSelection; readonly problem: string | null }
  | { readonly step: 'sending'; readonly selection: SignerSelection }
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
  step: 'selecting',
  selection: { accountIds: [], employeeId: null },
  problem: null,
};

/** Returns the first error of a selection; null if it can be confirmed. */
export function problemOf({ accountIds }: SignerSelection): string | null {
  if (accountIds.length === 0) return signerMessages.noAccount;
  if (new Set(accountIds).size < accountIds.length) return signerMessages.accountTwice;
  return null;
}

function selecting(
  state: Extract<ClickToSignState, { step: 'selecting' }>,
  event: ClickToSignEvent,
): ClickToSignState {
  switch (event.type) {
    case 'accountsSelected':
      return {
        step: 'selecting',
        selection: { ...state.selection, accountIds: event.accountIds },
        problem: null,
      };
    case 'employeeSelected':
      return {
        step: 'selecting',
        selection: { ...state.selection, employeeId: event.employeeId },
        problem: null,
      };
    case 'reviewed': {
      const problem = problemOf(state.selection);
      return problem === null
        ? { step: 'confirming', selection: state.selection, problem: null }
        : { step: 'selecting', selection: state.selection, problem };
    }
    default:
      return state;
  }
}

/** Ignores events that a step does not handle: pressing twice sends once. */
export function clickToSign(state: ClickToSignState, event: ClickToSignEvent): ClickToSignState {
  switch (state.step) {
    case 'selecting':
      return selecting(state, event);
    case 'confirming':
      if (event.type === 'wentBack') return { step: 'selecting', selection: state.selection, problem: null };
      if (event.type === 'confirmed') return { step: 'sending', selection: state.selection };
      return state;
    case 'sending':
      if (event.type === 'answered') return { step: 'sent', document: event.document };
      return event.type === 'refused'
        ? { step: 'confirming', selection: state.selection, problem: event.message }
        : state;
    case 'sent':
      return state;
  }
}
