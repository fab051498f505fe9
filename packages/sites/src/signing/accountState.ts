import { signingMessages, type SigningPage } from '@countersign/api-client/rules';
import { pageMessages } from './signing.messages.ts';

export type AccountWork = 'pin' | 'sign' | 'decline' | 'renew';

/**
 * What is known of the signer who holds the document, once their time has passed: the server is being asked
 * (`asking`), gave no response (`failed`), or says that no signer does any more (`free`). `none`: nothing to ask.
 */
export type InUseCheck = 'none' | 'asking' | 'failed' | 'free';

/**
 * What is known of a signature whose response was lost: the page asks the server by itself (`waiting`), because of a
 * press (`asking`), or got no response (`unknown`). `none`: nothing to ask.
 */
export type OutcomeCheck = 'none' | 'waiting' | 'asking' | 'unknown';

export interface OpenAccount {
  status: 'open';
  page: SigningPage;
  /** Address of the viewer, once known; each can be opened once. */
  viewerUrl: string | null;
  /** Why that address could not be had. */
  viewerFailure: string | null;
  working: AccountWork | null;
  /** Why the last action failed. */
  failure: string | null;
  failedWork: AccountWork | null;
  /** What is known about it, and what to do. */
  failureHelp: string | null;
  outcomeCheck: OutcomeCheck;
  /** Why the PIN was not accepted: an error of its field. */
  pinError: string | null;
  /** Why the PIN is asked for again; null if it is asked for the first time. */
  renewal: string | null;
  /** The document was signed or declined just now, not during an earlier visit. */
  justDone: boolean;
  inUseCheck: InUseCheck;
}

/**
 * The page that an account holder sees.
 * @story closed LinkMissing
 * @story open Reading
 */
export type AccountState =
  | { status: 'opening' }
  | { status: 'closed'; title: string; message: string }
  | { status: 'unreachable'; title: string; message: string }
  | OpenAccount;

export type AccountEvent =
  | { type: 'opened'; page: SigningPage }
  | { type: 'closed'; title: string; message: string }
  | { type: 'unreachable'; message: string }
  | { type: 'reopened' }
  | { type: 'started'; work: AccountWork }
  | { type: 'answered'; page: SigningPage }
  /** `isPinWrong`: the error is the PIN's own. `isUnknown`: the signature may still be made. */
  | {
      type: 'refused';
      message: string;
      page: SigningPage | null;
      isPinWrong?: boolean;
      isUnknown?: boolean;
      help?: string | null;
    }
  /** The server says what came of a signature; `message`, where it did not count. */
  | { type: 'outcome'; page: SigningPage; message: string; help: string | null }
  | { type: 'outcomeAsked' }
  | { type: 'outcomeUnknown' }
  | { type: 'viewReady'; url: string }
  | { type: 'viewFailed'; message: string }
  | { type: 'viewAgain' }
  | { type: 'lockEnded' }
  | { type: 'checkStarted' }
  | { type: 'checked'; page: SigningPage }
  | { type: 'checkFailed'; message: string };

export const initialAccountState: AccountState = { status: 'opening' };

function open(page: SigningPage): OpenAccount {
  return {
    status: 'open',
    page,
    viewerUrl: null,
    viewerFailure: null,
    working: null,
    failure: null,
    failedWork: null,
    failureHelp: null,
    outcomeCheck: 'none',
    pinError: null,
    renewal: null,
    justDone: false,
    inUseCheck: 'none',
  };
}

/** Returns the page after a response: the viewer stays while the same reading continues. */
function answered(state: OpenAccount, page: SigningPage): OpenAccount {
  const reading = page.Stage === 'read' && state.page.Stage === 'read';
  const ended = page.Stage === 'signed' || page.Stage === 'declined';
  return {
    ...open(page),
    viewerUrl: reading ? state.viewerUrl : null,
    viewerFailure: reading ? state.viewerFailure : null,
    justDone: ended && (state.working === 'sign' || state.working === 'decline'),
  };
}

function refused(
  state: OpenAccount,
  {
    message,
    page,
    isPinWrong = false,
    isUnknown = false,
    help = null,
  }: Extract<InsideEvent, { type: 'refused' }>,
): OpenAccount {
  const next = page === null ? { ...state, working: null } : answered({ ...state, working: null }, page);
  const lost = state.page.Stage === 'read' && next.page.Stage === 'pin';
  return {
    ...next,
    failure: lost || isPinWrong ? null : message,
    failedWork: state.working,
    failureHelp: lost || isPinWrong ? null : help,
    outcomeCheck: isUnknown ? 'waiting' : 'none',
    pinError: isPinWrong && next.page.Stage === 'pin' ? message : null,
    renewal: next.page.Stage !== 'pin' ? null : lost ? message : state.renewal,
  };
}

/** Returns the page after the server said what came of a signature: as if it had said so at first. */
function settled(
  state: OpenAccount,
  { page, message, help }: Extract<InsideEvent, { type: 'outcome' }>,
): OpenAccount {
  const sent: OpenAccount = { ...state, working: 'sign' };
  if (page.Stage === 'signed') return answered(sent, page);
  return refused(sent, { type: 'refused', message, page, help });
}

/** Returns the page after the server was asked who holds the document now. */
function checked(state: OpenAccount, page: SigningPage): OpenAccount {
  const waits = page.Stage === 'pin';
  const held = page.InUse !== null;
  return {
    ...open(page),
    failure: waits && held ? state.failure : null,
    renewal: waits ? state.renewal : null,
    inUseCheck: waits && !held ? 'free' : 'none',
  };
}

/** Returns the next state of the account holder's page. Pure. */
export function accountState(state: AccountState, event: AccountEvent): AccountState {
  switch (event.type) {
    case 'opened':
      return open(event.page);
    case 'closed':
      return { status: 'closed', title: event.title, message: event.message };
    case 'unreachable':
      return { status: 'unreachable', title: pageMessages.step.unreachable, message: event.message };
    case 'reopened':
      return initialAccountState;
    default:
      return state.status === 'open' ? inside(state, event) : state;
  }
}

type InsideEvent = Extract<
  AccountEvent,
  {
    type:
      | 'started'
      | 'answered'
      | 'refused'
      | 'outcome'
      | 'outcomeAsked'
      | 'outcomeUnknown'
      | 'viewReady'
      | 'viewFailed'
      | 'viewAgain'
      | 'lockEnded'
      | 'checkStarted'
      | 'checked'
      | 'checkFailed';
  }
>;

function inside(state: OpenAccount, event: InsideEvent): OpenAccount {
  switch (event.type) {
    case 'started':
      return {
        ...state,
        working: event.work,
        failure: null,
        failedWork: null,
        failureHelp: null,
        outcomeCheck: 'none',
        pinError: null,
        inUseCheck: 'none',
      };
    case 'answered':
      return answered(state, event.page);
    case 'refused':
      return refused(state, event);
    // A signature that was sent again meanwhile gets the newer response.
    case 'outcome':
      return state.outcomeCheck === 'none' ? state : settled(state, event);
    case 'outcomeAsked':
      return state.outcomeCheck === 'none' ? state : { ...state, outcomeCheck: 'asking' };
    case 'outcomeUnknown':
      return state.outcomeCheck === 'none' ? state : { ...state, outcomeCheck: 'unknown' };
    case 'viewReady':
      return state.page.Stage === 'read' ? { ...state, viewerUrl: event.url } : state;
    case 'viewFailed':
      return state.page.Stage === 'read' ? { ...state, viewerFailure: event.message } : state;
    case 'viewAgain':
      return { ...state, viewerUrl: null, viewerFailure: null };
    case 'lockEnded':
      // The server decides on a submitted signature, because it knows the lock's state.
      if (state.page.Stage !== 'read' || state.working !== null || state.outcomeCheck !== 'none')
        return state;
      return {
        ...open({ ...state.page, Stage: 'pin', LockExpires: null, LockSecondsLeft: null }),
        renewal: signingMessages.lockExpired,
      };
    case 'checkStarted':
      return { ...state, inUseCheck: 'asking' };
    // A PIN that was entered meanwhile gets the newer response.
    case 'checked':
      return state.inUseCheck === 'asking' ? checked(state, event.page) : state;
    case 'checkFailed':
      return state.inUseCheck === 'asking'
        ? { ...state, inUseCheck: 'failed', failure: event.message }
        : state;
  }
}
