import type { Session } from '../session/session.ts';

/**
 * A fetch whose reads end with the session, in every tab: the server would refuse them, and nobody waits for them.
 * Writes go on, because the user has asked for them.
 */
export function readWithin(
  session: Pick<Session, 'subscribe' | 'getSnapshot'>,
  send: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const end = new AbortController();
  session.subscribe(() => {
    if (session.getSnapshot().status === 'signedOut') end.abort();
  });
  return (request) =>
    send(
      request.method === 'GET'
        ? new Request(request, { signal: AbortSignal.any([request.signal, end.signal]) })
        : request,
    );
}
