import type { PortalClient } from '@countersign/api-client';
import { listEvents, openEventStream, type LiveOptions } from '@countersign/api-client/live';

/** Reads changes with the session's own client. */
export function liveTransport(portal: PortalClient): LiveOptions['transport'] {
  return {
    stream: (from, signal) => openEventStream(portal, from, signal),
    poll: (from, signal) => listEvents(portal, from, signal),
  };
}
