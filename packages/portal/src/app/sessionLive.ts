import { realTiming, type PortalClient } from '@countersign/api-client';
import { browserNetwork, browserTabs, startLiveEvents } from '@countersign/api-client/live';
import type { LiveSource } from '../services/live/liveSource.ts';
import { liveTransport } from '../services/live/liveTransport.ts';
import type { Me } from '../services/services.tsx';

/** Creates what receives the changes of one session. Loads once the page has its content. */
export function createSessionLive(portal: PortalClient, { employeeId }: Pick<Me, 'employeeId'>): LiveSource {
  return {
    receive: (onEvents) =>
      startLiveEvents({
        transport: liveTransport(portal),
        timing: realTiming,
        network: browserNetwork,
        tabs: browserTabs(`countersign.live.${employeeId}`),
        // Nothing on this page was read before the page itself.
        readSince: performance.timeOrigin,
        onEvents,
      }),
  };
}
