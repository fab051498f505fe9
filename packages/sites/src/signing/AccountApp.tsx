import { useCallback, useEffect, useReducer } from 'react';
import { isApiError, type SignerCalls } from '@countersign/api-client';
import type { SigningPage } from '@countersign/api-client/rules';
import { accountState, initialAccountState, type AccountWork } from './accountState.ts';
import { AccountView } from './AccountView.tsx';
import type { LoginOutcome } from './LoginStep.tsx';
import { failureMessage, isPinWrong, pinFailureMessage } from './failureMessage.ts';
import { pageMessages } from './signing.messages.ts';

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

/** Renders the account holder's page: reads its state from the server and performs the actions. */
export function AccountApp({ calls, entry, onOpened, signerId, login }: AccountAppProps) {
  const [state, dispatch] = useReducer(accountState, initialAccountState);

  const open = useCallback(async () => {
    if (entry === null) return dispatch({ type: 'closed', message: pageMessages.linkMissing });
    try {
      if ('signerId' in entry) return dispatch({ type: 'opened', page: await calls.state(entry.signerId) });
      const opened = await calls.openLink(entry.token);
      onOpened(opened.SignerId);
      dispatch({ type: 'opened', page: opened.Page });
    } catch (error) {
      const refused = isApiError(error) && error.status >= 400 && error.status < 500;
      if (refused) dispatch({ type: 'closed', message: error.message });
      else dispatch({ type: 'unreachable', message: pageMessages.unreachable });
    }
  }, [calls, entry, onOpened]);

  useEffect(() => {
    void open();
  }, [open]);

  const reading = state.status === 'open' && state.page.Stage === 'read' && state.viewerUrl === null;
  useEffect(() => {
    if (!reading || signerId === null) return;
    calls.view(signerId).then(
      (url) => dispatch({ type: 'viewReady', url }),
      (error: unknown) => dispatch({ type: 'refused', message: failureMessage(error), page: null }),
    );
  }, [calls, reading, signerId]);

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
      else dispatch({ type: 'refused', message: text(error), page, isPinWrong: isPinWrong(error) });
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
        sign: () => void work('sign', (id) => calls.sign(id)),
        decline: (comment) => void work('decline', (id) => calls.decline(id, comment)),
        renew: () => void work('renew', (id) => calls.renew(id)),
        lockEnded: () => dispatch({ type: 'lockEnded' }),
        checkInUse: () => void checkInUse(),
        reopen: () => {
          dispatch({ type: 'reopened' });
          void open();
        },
      }}
    />
  );
}
