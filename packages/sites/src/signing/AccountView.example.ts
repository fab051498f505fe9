import { fn } from 'storybook/test';
import type { AccountState } from './accountState.ts';
import type { AccountViewProps } from './AccountView.tsx';
import { anAccount, details } from './signing.fixtures.ts';

/** The document is open, locked to its signer for four minutes more. */
export const held = {
  Stage: 'read',
  LockExpires: '2026-11-21T03:34:12Z',
  LockSecondsLeft: 252,
  Details: details,
} as const;

/** Properties of the account holder's page: fixed at half past two in Sydney, its calls recorded. */
export function aView(state: AccountState = anAccount()) {
  return {
    state,
    loginHref: '/task/7/login',
    timers: { every: () => () => undefined, now: () => Date.parse('2026-11-21T03:30:00Z') },
    actions: {
      verifyPin: fn(),
      sign: fn(),
      reopenViewer: fn(),
      decline: fn(),
      renew: fn(),
      lockEnded: fn(),
      checkInUse: fn(),
      checkOutcome: fn(),
      reopen: fn(),
    },
  } satisfies AccountViewProps;
}
