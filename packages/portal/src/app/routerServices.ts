import { createContext, use } from 'react';
import type { PortalConfig } from '@countersign/api-client';
import type { Session } from '../session/session.ts';

/** What every route works with. */
export interface RouterServices {
  readonly config: PortalConfig;
  readonly session: Session;
}

export const RouterServicesContext = createContext<RouterServices | null>(null);

export function useRouterServices(): RouterServices {
  const services = use(RouterServicesContext);
  if (services === null) throw new Error('A route was rendered outside of App, which provides the session.');
  return services;
}
