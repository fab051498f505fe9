import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import type { Caller } from '../domain/caller.ts';
import { Problem } from '../errors.ts';
import { buildPortalSite } from '../portal/site.ts';
import { injectCall } from './injectStream.ts';

export interface TestAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** The parsed body; undefined where there is none. */
  body: unknown;
  /** The body as it was sent. */
  text: string;
}

export interface TestCall {
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  body?: unknown;
  key?: string;
}

export interface TestPortal {
  site: FastifyInstance;
  /** Calls the API as this person (null: without a token); the path begins after `/rest`. */
  call(caller: Caller | null, path: string, options?: TestCall): Promise<TestAnswer>;
  close(): Promise<void>;
}

/** The portal site with its real validation, roles and transactions; only the token is replaced by its bearer. */
export async function startTestPortal(app: App): Promise<TestPortal> {
  const callers = new Map<string, Caller>();
  const site = await buildPortalSite(app, {
    readiness: { ready: true },
    authenticate: (request) => {
      const caller = callers.get(request.headers.authorization ?? '');
      if (caller === undefined) return Promise.reject(new Problem('sessionUnreadable'));
      return Promise.resolve(caller);
    },
  });
  return {
    site,
    async call(caller, path, { method = 'GET', body, key } = {}) {
      const token = caller === null ? undefined : `Bearer ${caller.loginId}`;
      if (caller !== null && token !== undefined) callers.set(token, caller);
      const answer = await injectCall(site, {
        method,
        url: `/rest${path}`,
        headers: {
          ...(token === undefined ? {} : { authorization: token }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = answer.body;
      const isJson = String(answer.headers['content-type']).includes('json');
      const parsed: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
      return { status: answer.statusCode, headers: answer.headers, body: parsed, text };
    },
    close: () => site.close(),
  };
}

/** The `Id` of what a call returned. */
export function idOf(answer: TestAnswer): number {
  const { body } = answer;
  if (typeof body === 'object' && body !== null && 'Id' in body && typeof body.Id === 'number')
    return body.Id;
  throw new Error(`No Id in the answer ${answer.status}: ${answer.text}`);
}
