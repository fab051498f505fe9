import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../services/services.tsx';
import type { Session, SessionProfile } from '../session/session.ts';

/** What every route can work with before anything is drawn. */
export interface RouterContext {
  readonly session: Session;
  readonly queryClient: QueryClient;
  /** The services of this person's session, the same set for as long as it lasts. */
  readonly servicesOf: (profile: SessionProfile) => Services;
}
