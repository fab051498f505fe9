import { realTiming, type PortalClient } from '@countersign/api-client';
import { browserNetwork, browserSight, browserTabs, startLiveEvents } from '@countersign/api-client/live';
import type { Me } from '../services.tsx';
import type { LiveSource } from './liveSource.ts';
import { liveTransport } from './liveTransport.ts';

const REREAD_MS = 1_000;

/** Creates what receives the changes of one session. Loads once the page has its content. */
export function createSessionLive(portal: PortalClient, { employeeId }: Pick<Me, 'employeeId'>): LiveSource {
  return {
    rereadMs: REREAD_MS,
    receive: (onEvents, answered) =>
      startLiveEvents({
        transport: liveTransport(portal),
        timing: realTiming,
        network: browserNetwork,
        sight: browserSight,
        answered,
        tabs: browserTabs(`countersign.live.${employeeId}`),
        // Nothing on this page was read before the page itself.
        readSince: performance.timeOrigin,
        onEvents,
      }),
  };
}
