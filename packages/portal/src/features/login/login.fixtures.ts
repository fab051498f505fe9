import type { Session, SessionState } from '../../session/session.ts';
import { sessionMessages } from '../../session/session.messages.ts';

const never = new Promise<never>(() => undefined);

/** Creates a session fixed in one state, with the given calls. */
export function aSession(state: SessionState, over: Partial<Session> = {}): Session {
  return {
    getSnapshot: () => state,
    subscribe: () => () => undefined,
    resume: () => never,
    lookAgain: () => never,
    signIn: () => never,
    completeSignIn: () => never,
    signOut: () => never,
    setUpSecondFactor: () => never,
    token: () => Promise.resolve(null),
    unauthorized: () => undefined,
    secondFactorRequired: () => undefined,
    remember: () => undefined,
    ...over,
  };
}

export const signedOut = (message: string | null = null): SessionState => ({ status: 'signedOut', message });

/** The user signed out, in this tab or another one. */
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
