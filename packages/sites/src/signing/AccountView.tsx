import { useState } from 'react';
import { ThemeProvider, useKeptFocus } from '@countersign/ui';
import type { FrameTimers } from '@countersign/ui/signing-protocol';
import type { AccountState, OpenAccount } from './accountState.ts';
import { ClosedView, Countersign } from './ClosedView.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { EndStep } from './EndStep.tsx';
import { FirmHeader } from './FirmHeader.tsx';
import { InUseStep } from './InUseStep.tsx';
import { LockClock } from './LockClock.tsx';
import { LoginStep, type LoginOutcome } from './LoginStep.tsx';
import { PinStep } from './PinStep.tsx';
import { pageTitle } from './pageTitle.ts';
import { ReadStep } from './ReadStep.tsx';
import styles from './signing.module.css';
import { usePageTitle } from './usePageTitle.ts';

export interface AccountActions {
  verifyPin: (pin: string) => void;
  sign: () => void;
  /** Asks for another address of the viewer. */
  reopenViewer: () => void;
  decline: (comment: string) => void;
  renew: () => void;
  lockEnded: () => void;
  /** Asks who holds the document now. */
  checkInUse: () => void;
  /** Asks what came of a signature. */
  checkOutcome: () => void;
  reopen: () => void;
}

export interface AccountViewProps {
  state: AccountState;
  actions: AccountActions;
  loginHref: string;
  /** @default 'none' */
  login?: LoginOutcome;
  timers?: FrameTimers;
}

/** Renders each state of the account holder's page. */
export function AccountView({ state, actions, loginHref, login = 'none', timers }: AccountViewProps) {
  usePageTitle(...pageTitle(state));
  useKeptFocus();
  if (state.status === 'open') {
    return (
      <ThemeProvider brand={state.page.Firm.Colour}>
        <OpenPage state={state} actions={actions} loginHref={loginHref} login={login} timers={timers} />
      </ThemeProvider>
    );
  }
  return <ClosedView state={state} onReopen={actions.reopen} />;
}

interface OpenPageProps {
  state: OpenAccount;
  actions: AccountActions;
  loginHref: string;
  login: LoginOutcome;
  timers: FrameTimers | undefined;
}

function OpenPage({ state, actions, loginHref, login, timers }: OpenPageProps) {
  const [declining, setDeclining] = useState(false);
  const { page, working, failure } = state;
  const stage = page.Stage;
  const reads = stage === 'read';
  return (
    <div className={styles['page']} data-fills={reads ? '' : undefined}>
      <FirmHeader firm={page.Firm}>
        {reads && page.LockSecondsLeft !== null ? (
          <LockClock
            from={page.LockSecondsLeft}
            until={page.LockExpires}
            renewing={working === 'renew'}
            // A signature on its way belongs to the lock as it is.
            onRenew={working === null || working === 'renew' ? actions.renew : undefined}
            onEnd={actions.lockEnded}
            timers={timers}
          />
        ) : null}
      </FirmHeader>
      {reads ? (
        <main className={styles['reading']}>
          <ReadStep
            title={page.Details?.Title ?? ''}
            viewerUrl={state.viewerUrl}
            viewerFailure={state.viewerFailure}
            onReopen={actions.reopenViewer}
            signing={working === 'sign'}
            // The dialog over the page tells its own.
            failure={declining && state.failedWork === 'decline' ? null : failure}
            failureHelp={state.failureHelp}
            outcomeCheck={state.outcomeCheck}
            onCheckOutcome={actions.checkOutcome}
            takesFocus
            onSign={actions.sign}
            onDecline={() => setDeclining(true)}
          />
          {declining ? (
            <DeclineDialog
              title={page.Details?.Title ?? ''}
              pending={working === 'decline'}
              failure={state.failedWork === 'decline' ? failure : null}
              onDecline={actions.decline}
              onClose={() => setDeclining(false)}
            />
          ) : null}
        </main>
      ) : (
        <main className={styles['middle']}>
          {stage === 'pin' && page.InUse !== null ? (
            <InUseStep
              // Counts from the last response.
              key={`${page.InUse.Expires} ${page.InUse.SecondsLeft}`}
              inUse={page.InUse}
              title={page.Details?.Title ?? null}
              check={state.inUseCheck}
              failure={failure}
              onCheck={actions.checkInUse}
              timers={timers}
            />
          ) : stage === 'pin' ? (
            <PinStep
              page={page}
              pending={working === 'pin'}
              failure={failure}
              pinError={state.pinError}
              renewal={state.renewal}
              inUseCheck={state.inUseCheck}
              onVerify={actions.verifyPin}
            />
          ) : stage === 'login' ? (
            <LoginStep firm={page.Firm.Name} href={loginHref} outcome={login} />
          ) : (
            <EndStep page={page} stage={stage} justDone={state.justDone} />
          )}
        </main>
      )}
      {reads ? null : <Countersign />}
    </div>
  );
}
