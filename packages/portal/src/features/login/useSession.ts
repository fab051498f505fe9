import { useSyncExternalStore } from 'react';
import type { Session, SessionState } from '../../session/session.ts';

/** Returns the state of a session, as it changes. */
export function useSession(session: Session): SessionState {
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}

/** Returns the message of an error during sign-in. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
