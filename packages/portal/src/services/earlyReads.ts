import type { Session } from '../session/session.ts';

/** A read that the page's first lines began, before the portal's own code was there. */
interface EarlyRead {
  /** In whose name it was asked. */
  readonly authorization: string;
  readonly answer: Promise<Response>;
  /** Milliseconds of the page's own clock. */
  readonly at: number;
}

declare global {
  interface Window {
    countersignReads?: Map<string, EarlyRead>;
    /** Resolves when they have begun, or when nothing will be read early. */
    countersignAhead?: Promise<void>;
    /** Removes the rows that were drawn of such a read. */
    countersignFirstRows?: () => void;
  }
}

/** Age in ms after which a response is not used any more. */
const FRESH_MS = 10_000;

/** Requests API paths for a signed-in user. `earlyFetch` returns each response once. */
export function startReads(api: string, token: string, paths: readonly string[]): void {
  const authorization = `Bearer ${token}`;
  const headers = { accept: 'application/json', authorization };
  window.countersignReads = new Map(
    paths.map((path) => {
      const request = new Request(`${api}${path}`, {
        headers,
        cache: 'no-store',
        credentials: 'same-origin',
        signal: AbortSignal.timeout(FRESH_MS),
      });
      const answer = fetch(request);
      // It may never be used; a caller that uses it gets the error.
      answer.catch(() => undefined);
      // As the request itself spells it: an apostrophe of a search becomes %27.
      return [request.url, { answer, at: performance.now(), authorization }];
    }),
  );
}

/** Discards the responses when the session that they were requested for ends. */
export function endReadsWith({ subscribe, getSnapshot }: Pick<Session, 'subscribe' | 'getSnapshot'>): void {
  subscribe(() => {
    const { status } = getSnapshot();
    if (status !== 'signedOut' && status !== 'refused') return;
    window.countersignReads?.clear();
    window.countersignFirstRows?.();
  });
}

/** A copy of a response that has not been taken yet; null if there is none. */
export function copyOfRead(api: string, path: string): Promise<Response> | null {
  const early = window.countersignReads?.get(new Request(`${api}${path}`).url);
  return early?.answer.then((response) => response.clone()) ?? null;
}

/** Rejects as soon as the request is aborted. */
function aborted({ signal }: Request): Promise<never> {
  return new Promise((_resolve, reject) => {
    const give = () => reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted.'));
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });
}

/**
 * A fetch that returns the response of an early read, once. Whatever was not read early, failed but for a missing object, or is old by now, or
 * was read in another name, is requested as usual.
 */
export async function earlyFetch(request: Request): Promise<Response> {
  const reads = window.countersignReads;
  const early = request.method === 'GET' ? reads?.get(request.url) : undefined;
  if (early === undefined) return fetch(request);
  reads?.delete(request.url);
  const same = request.headers.get('authorization') === early.authorization;
  if (!same || performance.now() - early.at > FRESH_MS) return fetch(request);
  const gone = aborted(request);
  gone.catch(() => undefined);
  const response = await Promise.race([early.answer.catch(() => null), gone]);
  // That there is no such object is an answer, which a second read would only repeat.
  return response !== null && (response.ok || response.status === 404) ? response : fetch(request);
}
