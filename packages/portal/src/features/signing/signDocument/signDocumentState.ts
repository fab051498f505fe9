import { pinMessages } from '../signing.messages.ts';

/** What the server gave for a right PIN: where the frame is, and until when the document is ours (ISO, UTC). */
export interface SigningGrant {
  readonly signingUrl: string;
  readonly lockExpires: string;
}

/** Why the PIN was not taken: at the field where none was typed, else above the form. */
export interface PinProblem {
  readonly at: 'field' | 'form';
  readonly message: string;
}

/**
 * Signing as the firm's representative: a PIN, then the frame, then the commit. A failed frame can be retried,
 * which renews the lock; where that fails, the PIN is asked for again with the renewal note.
 */
export type SignDocumentState =
  | { readonly step: 'enteringPin'; readonly problem: PinProblem | null; readonly note: string | null }
  | { readonly step: 'verifying'; readonly pin: string; readonly note: string | null }
  | { readonly step: 'signing'; readonly grant: SigningGrant; readonly attempt: number }
  | { readonly step: 'committing'; readonly grant: SigningGrant; readonly attempt: number }
  | {
      readonly step: 'commitFailed';
      readonly grant: SigningGrant;
      readonly attempt: number;
      readonly problem: string;
    }
  | { readonly step: 'renewing'; readonly grant: SigningGrant; readonly attempt: number }
  | { readonly step: 'signed' };

export type SignDocumentEvent =
  | { readonly type: 'pinSubmitted'; readonly pin: string }
  | { readonly type: 'pinAccepted'; readonly grant: SigningGrant }
  | { readonly type: 'pinRefused'; readonly message: string }
  | { readonly type: 'frameCompleted' }
  | { readonly type: 'retried' }
  | { readonly type: 'lockRenewed'; readonly grant: SigningGrant }
  | { readonly type: 'renewalFailed' }
  | { readonly type: 'lockRanOut' }
  | { readonly type: 'committed' }
  | { readonly type: 'commitRefused'; readonly message: string };

export const initialSignDocument: SignDocumentState = { step: 'enteringPin', problem: null, note: null };

const sixDigits = /^\d{6}$/;

function askAgain(at: PinProblem['at'], message: string, note: string | null): SignDocumentState {
  return { step: 'enteringPin', problem: { at, message }, note };
}

function submitPin(pin: string, note: string | null): SignDocumentState {
  const trimmed = pin.replaceAll(/\s/g, '');
  if (trimmed === '') return askAgain('field', pinMessages.required, note);
  if (!sixDigits.test(trimmed)) return askAgain('form', pinMessages.notVerified, note);
  return { step: 'verifying', pin: trimmed, note };
}

/** Events that a step does not know are ignored: a frame that says `complete` twice commits once. */
export function signDocument(state: SignDocumentState, event: SignDocumentEvent): SignDocumentState {
  switch (state.step) {
    case 'enteringPin':
      return event.type === 'pinSubmitted' ? submitPin(event.pin, state.note) : state;
    case 'verifying':
      if (event.type === 'pinAccepted') return { step: 'signing', grant: event.grant, attempt: 1 };
      if (event.type === 'pinRefused') return askAgain('form', event.message, state.note);
      return state;
    case 'signing':
      if (event.type === 'frameCompleted') return { ...state, step: 'committing' };
      if (event.type === 'retried') return { ...state, step: 'renewing' };
      if (event.type === 'lockRanOut')
        return { step: 'enteringPin', problem: null, note: pinMessages.renewal };
      return state;
    case 'committing':
      if (event.type === 'committed') return { step: 'signed' };
      if (event.type === 'commitRefused') return { ...state, step: 'commitFailed', problem: event.message };
      return state;
    case 'commitFailed':
      if (event.type === 'retried') {
        return { step: 'renewing', grant: state.grant, attempt: state.attempt };
      }
      return state;
    case 'renewing':
      if (event.type === 'lockRenewed') {
        return { step: 'signing', grant: event.grant, attempt: state.attempt + 1 };
      }
      if (event.type === 'renewalFailed')
        return { step: 'enteringPin', problem: null, note: pinMessages.renewal };
      return state;
    case 'signed':
      return state;
  }
}
