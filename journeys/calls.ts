import type { Page, Request } from 'playwright';

/** What a page sends while it works: its calls, and the tokens that it makes them with. */
export interface Calls {
  /** `METHOD path` of each call of the API and the file service, in order. */
  readonly list: readonly string[];
  /** The access token last used with the service of this origin. */
  tokenOf(origin: string): string;
}

/** Listens to a page's calls from now on. */
export function listenForCalls(page: Page): Calls {
  const list: string[] = [];
  const tokens = new Map<string, string>();
  page.on('request', (request: Request) => {
    const authorization = request.headers()['authorization'];
    if (authorization === undefined) return;
    const { origin, pathname } = new URL(request.url());
    list.push(`${request.method()} ${pathname}`);
    tokens.set(origin, authorization);
  });
  return {
    list,
    tokenOf(origin) {
      const token = tokens.get(origin);
      if (token === undefined) throw new Error(`The page has not called ${origin} yet.`);
      return token;
    },
  };
}

/** Makes a call as the page would: JSON there and back. */
export async function callAs(
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
): Promise<Response> {
  return fetch(url, {
    method,
    headers: {
      authorization: token,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
