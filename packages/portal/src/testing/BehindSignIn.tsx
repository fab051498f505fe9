import { useState, type ReactNode } from 'react';
import { verdict } from '../app/guards.ts';
import { signedInRoute } from '../app/routeTable.ts';
import { AccessDeniedScreen, LogoutScreen } from '../features/login/index.ts';
import { aSession } from '../features/login/login.fixtures.ts';
import type { SessionProfile, SessionState } from '../session/session.ts';

/** Where the portal has the screens that are shown: what the address needs is asked of its table of routes. */
const address = '/documents';

interface BehindSignInProps {
  readonly state: SessionState;
  readonly children: (profile: SessionProfile) => ReactNode;
}

/** The portal's guard before a screen: who may not enter sees what the portal shows them instead. */
export function BehindSignIn({ state, children }: BehindSignInProps) {
  const [leaving, setLeaving] = useState(false);
  const needs = signedInRoute(address)?.needs ?? 'anyRole';
  if (verdict(state, needs) === null && state.status === 'signedIn') return children(state.profile);
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
