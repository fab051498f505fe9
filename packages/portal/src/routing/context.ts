import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../services/services.tsx';
import type { Session, SessionProfile } from '../session/session.ts';

/** What every route can use before anything renders. */
export interface RouterContext {
  readonly session: Session;
  readonly queryClient: QueryClient;
  /** Services of this user's session, stable for its duration. */
  readonly servicesOf: (profile: SessionProfile) => Services;
}
