import { useCallback, useEffect, useReducer } from 'react';
import { isApiError, type SignerCalls } from '@countersign/api-client';
import type { SigningPage } from '@countersign/api-client/rules';
import { accountState, initialAccountState, type AccountWork, type OpenAccount } from './accountState.ts';
import { AccountView } from './AccountView.tsx';
import type { LoginOutcome } from './LoginStep.tsx';
import {
  closedTitle,
  failureMessage,
  isPinWrong,
  pinFailureMessage,
  signatureHelp,
  vainMessage,
} from './failureMessage.ts';
import { pageMessages } from './signing.messages.ts';
import { useOutcome } from './useOutcome.ts';

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
      const refused = isApiError(error) && error.status >= 400 && error.status < 500;
      if (refused) dispatch({ type: 'closed', title: closedTitle(error), message: error.message });
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

  useOutcome({
    check: state.status === 'open' ? state.outcomeCheck : 'none',
    ask: useCallback(
      async () => (signerId === null ? null : calls.state(signerId).catch(() => null)),
      [calls, signerId],
    ),
    onAnswer: useCallback((page) => dispatch({ type: 'outcome', page, message: vainMessage(page) }), []),
    onSilence: useCallback(() => dispatch({ type: 'outcomeUnknown' }), []),
  });

  async function work(
    kind: AccountWork,
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
      if (page?.Stage === 'signed' && kind === 'sign') dispatch({ type: 'answered', page });
      else {
        const help = kind === 'sign' ? signatureHelp(page) : null;
        dispatch({ type: 'refused', message: text(error), page, isPinWrong: isPinWrong(error), help });
      }
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
        sign: () => void work('sign', (id) => calls.sign(id)),
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
