import { createContext, use, type ReactNode } from 'react';
import type {
  FilesClient,
  LateUploader,
  PortalClient,
  PortalConfig,
  SigningClient,
} from '@countersign/api-client';
import type { BulkRunners } from './bulk/bulkRunner.ts';
import type { SettingsStore } from './browserSettings.ts';
import type { ErrorLog } from './errorLog.ts';
import type { LateLive } from './live/liveSource.ts';

/** Destination of an upload: a client, and one of its filters (0: none). */
export interface UploadDestination {
  readonly clientId: number;
  readonly clientName: string;
  readonly filterId: number;
  /** Names from the outermost filter to this one; a browser may remember uploads without them. */
  readonly filterNames?: readonly string[];
}

/** The signed-in member of staff. */
export interface Me {
  readonly employeeId: number;
  readonly firmId: number;
  readonly name: string;
  readonly firstName: string;
  readonly email: string;
  readonly firm: string;
  readonly roles: readonly string[];
}

/** Services for screens. One set for each session; stories provide their own. */
export interface Services {
  readonly config: PortalConfig;
  readonly portal: PortalClient;
  readonly files: FilesClient;
  readonly signing: SigningClient;
  readonly uploads: LateUploader<UploadDestination>;
  /** Actions on several documents of each client. */
  readonly bulk: BulkRunners;
  readonly me: Me;
  /** Settings that this browser stores. */
  readonly settings: SettingsStore;
  /** Settings that are kept as long as the tab is open. */
  readonly tabSettings: SettingsStore;
  readonly errors: ErrorLog;
  readonly live: LateLive;
  /** How long a page that has its content rests before code of later parts is loaded, in ms; null: it never is. */
  readonly aheadMs: number | null;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/**
 * Returns the services of the session. Screens render only inside a session; anything else is a programming
 * error.
 */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) {
    throw new Error(
      'A screen was rendered outside of ServicesProvider: wrap the route (or the story) in one.',
    );
  }
  return services;
}
