import type { Session, SessionState } from '../../session/session.ts';
import { sessionMessages } from '../../session/session.messages.ts';

const never = new Promise<never>(() => undefined);

/** A session that stands still in one state; the calls that matter are given. */
export function aSession(state: SessionState, over: Partial<Session> = {}): Session {
  return {
    getSnapshot: () => state,
    subscribe: () => () => undefined,
    resume: () => never,
    signIn: () => never,
    completeSignIn: () => never,
    signOut: () => never,
    setUpSecondFactor: () => never,
    token: () => Promise.resolve(null),
    unauthorized: () => undefined,
    remember: () => undefined,
    ...over,
  };
}

export const signedOut = (message: string | null = null): SessionState => ({ status: 'signedOut', message });

/** Signed out by this person, in this tab or another one. */
export const signedOutOnPurpose: SessionState = {
  status: 'signedOut',
  message: sessionMessages.signedOut,
  onPurpose: true,
};

export const signedIn: SessionState = {
  status: 'signedIn',
  profile: {
    userId: 's1',
    username: 'amelia.hart@harrowfinch.example',
    name: 'Amelia Hart',
    firstName: 'Amelia',
    email: 'amelia.hart@harrowfinch.example',
    roles: ['Administrator'],
    connectedFirm: 'Harrow & Finch',
    firmId: 1,
    portalUserID: 5,
    mfa_enabled: true,
    requireMFA: false,
  },
};
