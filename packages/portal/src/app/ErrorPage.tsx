import { useEffect, useState, useSyncExternalStore } from 'react';
import { ErrorScreen } from '../features/login/index.ts';
import { rootRoute } from '../routing/root.ts';
import { CheckingSession } from './CheckingSession.tsx';
import { NotFound } from './NotFound.tsx';
import { SignedInFrame } from './SignedIn.tsx';

/** Reports an unknown address: users who are signed in keep the shell around it. */
export function ErrorPage({ onHome }: { readonly onHome: () => void }) {
  const { session, servicesOf } = rootRoute.useRouteContext();
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const [checked, setChecked] = useState(state.status !== 'starting');

  // No guard did it: the page needs no session.
  useEffect(() => {
    if (checked) return undefined;
    let current = true;
    void session.resume().finally(() => {
      if (current) setChecked(true);
    });
    return () => {
      current = false;
    };
  }, [session, checked]);

  if (!checked) return <CheckingSession />;
  if (state.status !== 'signedIn') return <ErrorScreen onHome={onHome} />;
  return (
    <SignedInFrame profile={state.profile} services={servicesOf(state.profile)}>
      <NotFound onHome={onHome} />
    </SignedInFrame>
  );
}
