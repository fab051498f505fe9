import type { Schemas } from '@countersign/api-client/contract';
import { needsNewPin, signObstacle, type PinReply } from '@countersign/api-client/rules';
import { pinMessages } from '../signing.messages.ts';

type Document = Schemas['Document'];

/** The server's response to a correct PIN: the frame's address, and when the lock expires (ISO, UTC). */
export interface SigningGrant {
  readonly signingUrl: string;
  readonly lockExpires: string;
}

interface About {
  /** The document as last read. */
  readonly document: Document;
}

interface Opened extends About {
  readonly grant: SigningGrant;
  readonly attempt: number;
}

/** Why there is nothing to sign for this user, read from the task and never guessed. */
export type OutcomeStep =
  | 'noTask'
  | 'notSigner'
  | 'alreadySigned'
  | 'notYourTurn'
  | 'declined'
  | 'complete'
  | 'otherMethod'
  | 'inUse'
  | 'signed';

/** Every outcome: those, and a PIN that no longer works, for which a new one can be requested. */
export type ShownOutcome = OutcomeStep | 'pinDead';

/**
 * State of signing as the firm's representative: read the task first, then a PIN, the frame, the commit. If
 * there is nothing to sign, that is the outcome. Retrying a failed frame renews the lock; if that fails, the
 * PIN prompt returns with the renewal note.
 */
export type SignDocumentState =
  | { readonly step: 'checking'; readonly problem: string | null; readonly note: string | null }
  | { readonly step: 'unread'; readonly message: string }
  | ({ readonly step: OutcomeStep } & About)
  /** `problem`: why no new PIN was sent when one was asked for. */
  | ({ readonly step: 'pinDead'; readonly problem: string | null } & About)
  | ({
      readonly step: 'enteringPin';
      /** Error of the field itself. */
      readonly pinError: string | null;
      readonly problem: string | null;
      readonly note: string | null;
      /** Whether a new PIN was sent while the prompt was open. */
      readonly resent: boolean;
    } & About)
  | ({ readonly step: 'verifying'; readonly pin: string; readonly note: string | null } & About)
  | ({ readonly step: 'signing' } & Opened)
  | ({ readonly step: 'committing' } & Opened)
  | ({ readonly step: 'renewing' } & Opened);

export type SignDocumentEvent =
  | { readonly type: 'checked'; readonly document: Document; readonly employeeId: number }
  | { readonly type: 'checkFailed'; readonly message: string }
  | { readonly type: 'checkAgain' }
  | { readonly type: 'pinSubmitted'; readonly pin: string }
  | { readonly type: 'pinAccepted'; readonly grant: SigningGrant }
  | { readonly type: 'pinRefused'; readonly reply: PinReply; readonly message: string }
  | { readonly type: 'pinResent' }
  | { readonly type: 'resendRefused'; readonly message: string }
  | { readonly type: 'frameCompleted' }
  | { readonly type: 'retried' }
  | { readonly type: 'lockRenewed'; readonly grant: SigningGrant }
  /** `expired`: another signer may hold the lock; otherwise the state is unknown. */
  | { readonly type: 'renewalFailed'; readonly expired: boolean; readonly message: string }
  /** More time for the same frame. */
  | { readonly type: 'lockExtended'; readonly lockExpires: string }
  | { readonly type: 'lockRanOut' }
  | { readonly type: 'committed'; readonly document: Document }
  | { readonly type: 'commitRefused'; readonly message: string };

export const initialSignDocument: SignDocumentState = { step: 'checking', problem: null, note: null };

/** Returns the user as a signer of the document; null if they are none. */
export function ownSigner({ EmployeeToSign }: Document, employeeId: number): Schemas['Signer'] | null {
  return EmployeeToSign?.EmployeeId === employeeId ? EmployeeToSign : null;
}

/** Returns the user's step in this task; `enteringPin` if it is their turn. */
export function stepOf(document: Document, employeeId: number): ShownOutcome | 'enteringPin' {
  const obstacle = signObstacle(document, { EmployeeId: employeeId });
  if (obstacle !== null) return obstacle;
  if (document.UsersToSign.some(({ InUse }) => InUse === true)) return 'inUse';
  return ownSigner(document, employeeId)?.PinUsable === false ? 'pinDead' : 'enteringPin';
}

const sixDigits = /^\d{6}$/;

type EnteringPin = Extract<SignDocumentState, { step: 'enteringPin' }>;

function prompt(document: Document, change: Partial<EnteringPin> = {}): EnteringPin {
  return {
    step: 'enteringPin',
    document,
    pinError: null,
    problem: null,
    note: null,
    resent: false,
    ...change,
  };
}

function submitPin(state: EnteringPin, pin: string): SignDocumentState {
  const { document, note } = state;
  const trimmed = pin.replaceAll(/\s/g, '');
  if (trimmed === '') return { ...state, pinError: pinMessages.required, problem: null };
  if (!sixDigits.test(trimmed)) return { ...state, pinError: pinMessages.notVerified, problem: null };
  return { step: 'verifying', document, pin: trimmed, note };
}

/** Returns the step after a rejected PIN: a new PIN, reading the task again, or another attempt. */
function pinRefused(
  { document, note }: About & { note: string | null },
  reply: PinReply,
  message: string,
): SignDocumentState {
  if (needsNewPin(reply)) return { step: 'pinDead', document, problem: null };
  // The task has changed since it was read.
  if (reply === 'inUse' || reply === 'alreadySigned' || reply === 'refused')
    return { step: 'checking', problem: message, note };
  return prompt(document, reply === 'wrong' ? { pinError: message, note } : { problem: message, note });
}

function entering(state: EnteringPin, event: SignDocumentEvent): SignDocumentState {
  if (event.type === 'pinSubmitted') return submitPin(state, event.pin);
  if (event.type === 'pinResent') return { ...state, pinError: null, problem: null, resent: true };
  if (event.type === 'resendRefused') return { ...state, pinError: null, problem: event.message };
  return state;
}

function opened(state: Extract<SignDocumentState, Opened>, event: SignDocumentEvent): SignDocumentState {
  const { document, attempt } = state;
  const again = prompt(document, { note: pinMessages.renewal });
  switch (state.step) {
    case 'signing':
      if (event.type === 'frameCompleted') return { ...state, step: 'committing' };
      if (event.type === 'retried') return { ...state, step: 'renewing' };
      if (event.type === 'lockExtended')
        return { ...state, grant: { ...state.grant, lockExpires: event.lockExpires } };
      return event.type === 'lockRanOut' ? again : state;
    case 'committing':
      if (event.type === 'committed') return { step: 'signed', document: event.document };
      // It may be signed although the response was lost: read the task.
      if (event.type === 'commitRefused') return { step: 'checking', problem: event.message, note: null };
      return state;
    case 'renewing':
      if (event.type === 'lockRenewed')
        return { step: 'signing', document, grant: event.grant, attempt: attempt + 1 };
      if (event.type !== 'renewalFailed') return state;
      return event.expired ? again : { step: 'checking', problem: event.message, note: null };
  }
}

/** Ignores events that a step does not handle: a frame that sends `complete` twice commits once. */
export function signDocument(state: SignDocumentState, event: SignDocumentEvent): SignDocumentState {
  switch (state.step) {
    case 'checking': {
      if (event.type === 'checkFailed') return { step: 'unread', message: event.message };
      if (event.type !== 'checked') return state;
      const { document } = event;
      const step = stepOf(document, event.employeeId);
      const { problem, note } = state;
      if (step === 'enteringPin') return prompt(document, { problem, note });
      return step === 'pinDead' ? { step, document, problem } : { step, document };
    }
    case 'enteringPin':
      return entering(state, event);
    case 'verifying':
      if (event.type === 'pinAccepted')
        return { step: 'signing', document: state.document, grant: event.grant, attempt: 1 };
      return event.type === 'pinRefused' ? pinRefused(state, event.reply, event.message) : state;
    case 'pinDead':
      if (event.type === 'pinResent') return prompt(state.document, { resent: true });
      // The PIN is still dead, so asking for it again would not help.
      return event.type === 'resendRefused' ? { ...state, problem: event.message } : state;
    case 'unread':
    case 'inUse':
      return event.type === 'checkAgain' ? initialSignDocument : state;
    case 'signing':
    case 'committing':
    case 'renewing':
      return opened(state, event);
    default:
      return state;
  }
}
