import { useSyncExternalStore } from 'react';
import type { Session, SessionState } from '../../session/session.ts';

/** The state of a session, as it changes. */
export function useSession(session: Session): SessionState {
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}

/** The sentence of whatever a step of the sign-in threw. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
