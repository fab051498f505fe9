import { createContext, use } from 'react';
import type { PortalConfig } from '@countersign/api-client';
import type { ErrorLog } from '../services/errorLog.ts';
import type { Session } from '../session/session.ts';

/** Services of every route. */
export interface RouterServices {
  readonly config: PortalConfig;
  readonly session: Session;
  readonly errors: ErrorLog;
  /** Sets the page's colour, 6 hex digits, for as long as the page is open; null for the default. */
  readonly setPageColor: (color: string | null) => void;
}

export const RouterServicesContext = createContext<RouterServices | null>(null);

export function useRouterServices(): RouterServices {
  const services = use(RouterServicesContext);
  if (services === null) throw new Error('A route was rendered outside of App, which provides the session.');
  return services;
}
