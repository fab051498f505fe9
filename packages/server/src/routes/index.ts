import type { BoundHandler } from '../contract.ts';
import { accountHandlers } from './accounts.ts';
import { auditHandlers } from './audit.ts';
import { brandingHandlers } from './branding.ts';
import { clientHandlers } from './clients.ts';
import { documentDeletionHandlers } from './documentDeletion.ts';
import { documentFilterHandlers } from './documentFilters.ts';
import { documentJobHandlers } from './documentJobs.ts';
import { documentTaskHandlers } from './documentTasks.ts';
import { documentHandlers } from './documents.ts';
import { employeeHandlers } from './employees.ts';
import { eventHandlers } from './events.ts';
import { featureHandlers } from './features.ts';
import { filterHandlers } from './filters.ts';
import { logHandlers } from './log.ts';
import { savedViewHandlers } from './savedViews.ts';
import { settingsHandlers } from './settings.ts';
import { signingHandlers } from './signing.ts';

/** Every handler of the portal's API, by operation id. */
export function portalHandlers(): Readonly<Record<string, BoundHandler>> {
  return {
    ...documentHandlers(),
    ...documentDeletionHandlers,
    ...documentTaskHandlers,
    ...documentJobHandlers(),
    ...signingHandlers,
    ...documentFilterHandlers,
    ...filterHandlers,
    ...savedViewHandlers,
    ...clientHandlers,
    ...accountHandlers,
    ...employeeHandlers,
    ...auditHandlers,
    ...brandingHandlers,
    ...featureHandlers,
    ...settingsHandlers,
    ...logHandlers,
    ...eventHandlers(),
  };
}
