import { EVENT_STREAM, unwrap } from '../http.ts';
import type { PortalClient } from '../http.ts';
import type { Schemas } from '../generated/index.ts';

/** Where a reader of events continues: after a position, or without one, with data that is so many seconds old. */
interface Continuing {
  readonly after: string | null;
  readonly age: number;
}

/** Returns what was changed in the firm meanwhile. */
export function listEvents(
  client: PortalClient,
  { after, age }: Continuing,
  signal: AbortSignal,
): Promise<Schemas['ChangeEvents']> {
  const query = after === null ? { age } : { after };
  return unwrap(client.GET('/events/', { params: { query }, signal }));
}

/** Opens the stream of what is changed in the firm. It is not repeated here: its reader resumes it. */
export function openEventStream(
  client: PortalClient,
  { after, age }: Continuing,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const params = after === null ? { query: { age } } : { header: { 'Last-Event-ID': after } };
  return unwrap(
    client.GET('/events/stream', {
      params,
      headers: { Accept: EVENT_STREAM },
      parseAs: 'stream',
      signal,
    }),
  );
}
