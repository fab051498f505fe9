import { useCallback, useEffect, useReducer, useRef } from 'react';
import { isApiError, isStillRunning, type SignerCalls } from '@countersign/api-client';
import type { SigningPage } from '@countersign/api-client/rules';
import { accountState, initialAccountState, type AccountWork, type OpenAccount } from './accountState.ts';
import { AccountView } from './AccountView.tsx';
import type { LoginOutcome } from './LoginStep.tsx';
import {
  closedTitle,
  failureMessage,
  isSignatureUnknown,
  isPinWrong,
  pinFailureMessage,
  signatureHelp,
} from './failureMessage.ts';
import { pageMessages } from './signing.messages.ts';
import { useOutcome, type Outcome } from './useOutcome.ts';

/** How the page was reached: by the token of a link, or by a signer's session. */
export type AccountEntry = { token: string } | { signerId: number } | null;

export interface AccountAppProps {
  calls: SignerCalls;
  entry: AccountEntry;
  /** The link was exchanged: from now on the session identifies this signer. */
  onOpened: (signerId: number) => void;
  signerId: number | null;
  /** Result of the last sign-in attempt. */
  login: LoginOutcome;
}

function needsViewer({ viewerUrl, viewerFailure }: OpenAccount): boolean {
  return viewerUrl === null && viewerFailure === null;
}

/** Renders the account holder's page: reads its state from the server and performs the actions. */
export function AccountApp({ calls, entry, onOpened, signerId, login }: AccountAppProps) {
  const [state, dispatch] = useReducer(accountState, initialAccountState);

  const open = useCallback(async () => {
    if (entry === null) {
      const { linkMissingTitle: title, linkMissing: message } = pageMessages;
      return dispatch({ type: 'closed', title, message });
    }
    try {
      if ('signerId' in entry) return dispatch({ type: 'opened', page: await calls.state(entry.signerId) });
      const opened = await calls.openLink(entry.token);
      onOpened(opened.SignerId);
      dispatch({ type: 'opened', page: opened.Page });
    } catch (error) {
      // A gateway's page says nothing of the link.
      const refused = isApiError(error) && error.code !== null && error.status < 500;
      if (refused) dispatch({ type: 'closed', title: closedTitle(error.code), message: error.message });
      else dispatch({ type: 'unreachable', message: pageMessages.unreachable });
    }
  }, [calls, entry, onOpened]);

  useEffect(() => {
    void open();
  }, [open]);

  const reading = state.status === 'open' && state.page.Stage === 'read' && needsViewer(state);
  useEffect(() => {
    if (!reading || signerId === null) return;
    const show = async () => {
      try {
        dispatch({ type: 'viewReady', url: await calls.view(signerId) });
      } catch (error) {
        const message = failureMessage(error);
        const page = await calls.state(signerId).catch(() => null);
        // Another address helps only while the document is still held.
        if (page === null || page.Stage === 'read') dispatch({ type: 'viewFailed', message });
        else dispatch({ type: 'refused', message, page });
      }
    };
    void show();
  }, [calls, reading, signerId]);

  /** The signature's request; it keeps its key until its outcome is known. */
  const signKey = useRef<string | null>(null);

  const askOutcome = useCallback(async (): Promise<Outcome | 'working' | null> => {
    if (signerId === null || signKey.current === null) return null;
    try {
      return { page: await calls.sign(signerId, signKey.current), failure: '' };
    } catch (error) {
      if (isStillRunning(error)) return 'working';
      if (isSignatureUnknown(error)) return null;
      const page = await calls.state(signerId).catch(() => null);
      return page === null ? null : { page, failure: failureMessage(error) };
    }
  }, [calls, signerId]);

  useOutcome({
    check: state.status === 'open' ? state.outcomeCheck : 'none',
    ask: askOutcome,
    onAnswer: useCallback(({ page, failure }) => {
      dispatch({ type: 'outcome', page, message: failure, help: signatureHelp(page) });
    }, []),
    onSilence: useCallback(() => dispatch({ type: 'outcomeUnknown' }), []),
  });

  async function sign(id: number): Promise<void> {
    const isUnknown = state.status === 'open' && state.outcomeCheck !== 'none';
    const key = (isUnknown ? signKey.current : null) ?? crypto.randomUUID();
    signKey.current = key;
    dispatch({ type: 'started', work: 'sign' });
    try {
      dispatch({ type: 'answered', page: await calls.sign(id, key) });
    } catch (error) {
      const unknown = isSignatureUnknown(error);
      const page = unknown ? null : await calls.state(id).catch(() => null);
      if (page?.Stage === 'signed') return dispatch({ type: 'answered', page });
      const help = unknown ? pageMessages.signatureUnknown : signatureHelp(page);
      dispatch({ type: 'refused', message: failureMessage(error), page, help, isUnknown: unknown });
    }
  }

  async function work(
    kind: Exclude<AccountWork, 'sign'>,
    run: (id: number) => Promise<SigningPage>,
    text: (error: unknown) => string = failureMessage,
  ): Promise<void> {
    if (signerId === null) return;
    dispatch({ type: 'started', work: kind });
    try {
      dispatch({ type: 'answered', page: await run(signerId) });
    } catch (error) {
      // Whatever the result, the server knows the signer's current state.
      const page = await calls.state(signerId).catch(() => null);
      dispatch({ type: 'refused', message: text(error), page, isPinWrong: isPinWrong(error) });
    }
  }

  async function checkInUse(): Promise<void> {
    if (signerId === null || state.status !== 'open' || state.working !== null) return;
    dispatch({ type: 'checkStarted' });
    try {
      dispatch({ type: 'checked', page: await calls.state(signerId) });
    } catch (error) {
      dispatch({ type: 'checkFailed', message: failureMessage(error) });
    }
  }

  return (
    <AccountView
      state={state}
      login={login}
      loginHref={`/task/${signerId ?? 0}/login`}
      actions={{
        verifyPin: (pin) => void work('pin', (id) => calls.verifyPin(id, pin), pinFailureMessage),
        reopenViewer: () => dispatch({ type: 'viewAgain' }),
        sign: () => {
          if (signerId !== null) void sign(signerId);
        },
        decline: (comment) => void work('decline', (id) => calls.decline(id, comment)),
        renew: () => void work('renew', (id) => calls.renew(id)),
        lockEnded: () => dispatch({ type: 'lockEnded' }),
        checkInUse: () => void checkInUse(),
        checkOutcome: () => dispatch({ type: 'outcomeAsked' }),
        reopen: () => {
          dispatch({ type: 'reopened' });
          void open();
        },
      }}
    />
  );
}
