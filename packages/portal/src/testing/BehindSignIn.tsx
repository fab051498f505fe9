import { useState, type ReactNode } from 'react';
import { AccessDeniedScreen, LogoutScreen } from '../features/login/index.ts';
import { aSession } from '../features/login/login.fixtures.ts';
import { lackOf } from '../routing/needs.ts';
import type { SessionProfile, SessionState } from '../session/session.ts';

interface BehindSignInProps {
  readonly state: SessionState;
  readonly children: (profile: SessionProfile) => ReactNode;
}

/** The portal's guard before a screen: who may not enter sees what the portal shows them instead. */
export function BehindSignIn({ state, children }: BehindSignInProps) {
  const [leaving, setLeaving] = useState(false);
  if (state.status === 'signedIn' && lackOf({}, { profile: state.profile }) === null) {
    return children(state.profile);
  }
  if (leaving) return <LogoutScreen session={aSession(state)} />;
  return (
    <AccessDeniedScreen
      message={state.status === 'refused' ? state.message : null}
      onSignOut={() => {
        setLeaving(true);
      }}
    />
  );
}
