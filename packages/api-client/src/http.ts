import createClient from 'openapi-fetch';
import type { Client, Middleware } from 'openapi-fetch';
import { ApiError } from './errors.ts';
import type { FilesPaths, PortalPaths, SigningPaths } from './generated/index.ts';
import { reportFailed } from './http/failedCalls.ts';
import type { OnFailed } from './http/failedCalls.ts';
import { createReliableFetch } from './http/reliableFetch.ts';
import type { Fetch } from './http/reliableFetch.ts';
import { requireIds } from './http/requireIds.ts';
import { realTiming } from './http/timing.ts';
import type { Timing } from './http/timing.ts';

export type { OnFailed } from './http/failedCalls.ts';
export type { Fetch } from './http/reliableFetch.ts';
export { createKeptKeys, type KeptKeys } from './http/keptKeys.ts';
export { realTiming } from './http/timing.ts';
export type { Timing } from './http/timing.ts';
export { EVENT_STREAM } from './http/readReply.ts';
export { readRetryAfter } from './http/retryAfter.ts';
export { backoff, canRetryRead, RETRIES } from './http/retry.ts';

export type PortalClient = Client<PortalPaths>;
export type FilesClient = Client<FilesPaths>;
export type SigningClient = Client<SigningPaths>;

export interface ClientOptions {
  /** Where the service is, without a slash at the end: `http://localhost:4000/rest`. */
  baseUrl: string;
  /** The access token of this service, or null to call without one. Asked before every attempt. */
  getToken(): Promise<string | null>;
  /** Called once for each token that the server rejected. */
  onUnauthorized(): void;
  /**
   * Called once for each token of a sign-in without the second factor that the firm requires.
   * @default nothing: the call fails with the server's sentence
   */
  onSecondFactorRequired?(): void;
  /**
   * Called once for each call that was sent and failed, after its retries. Not called for a 401, for a call that its
   * caller aborted, for the client log itself, for the resending of PINs or notifications where the document's are
   * switched off, nor while the browser is offline.
   * @default nothing
   */
  onFailed?: OnFailed | undefined;
  /** @default globalThis.fetch */
  fetch?: Fetch;
  /** @default real time and chance */
  timing?: Timing;
}

/** Reads in name only: they change something, so they are never cached, repeated or prefetched. */
export const changingReads: ReadonlySet<string> = new Set([
  '/accounts/resendInviteToAllUnaccepted/',
  '/api/adobesign/agreements/setreturn',
  '/api/upload/GetNewIdentifier',
]);

/**
 * Calls that wait until a PDF was processed, in turn with all others. Not so the signature of an account: its page asks
 * by itself what came of it.
 */
const pdfCalls: ReadonlySet<string> = new Set([
  'GET /sign/verifyDocumentForSigning/{id}',
  'POST /sign/clickToSign/{id}',
  'POST /documents/{id}/sign',
]);

function reliable(options: ClientOptions, credentials: RequestCredentials) {
  const once = new WeakSet<Request>();
  const patient = new WeakSet<Request>();
  const mark: Middleware = {
    onRequest({ request, schemaPath }) {
      if (changingReads.has(schemaPath)) once.add(request);
      if (pdfCalls.has(`${request.method} ${schemaPath}`)) patient.add(request);
    },
  };
  const fetch = createReliableFetch({
    getToken: options.getToken,
    onUnauthorized: options.onUnauthorized,
    onSecondFactorRequired: options.onSecondFactorRequired ?? (() => undefined),
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    timing: options.timing ?? realTiming,
    leavesOnce: (request) => once.has(request),
    waitsForPdf: (request) => patient.has(request),
    newKey: () => crypto.randomUUID(),
  });
  const init = { baseUrl: options.baseUrl, fetch, credentials, cache: 'no-store' } as const;
  return { init, middleware: [requireIds, mark, reportFailed(options.onFailed)] };
}

export function createPortalClient(options: ClientOptions): PortalClient {
  const { init, middleware } = reliable(options, 'same-origin');
  const client = createClient<PortalPaths>(init);
  client.use(...middleware);
  return client;
}

export function createFilesClient(options: ClientOptions): FilesClient {
  const { init, middleware } = reliable(options, 'omit');
  const client = createClient<FilesPaths>(init);
  client.use(...middleware);
  return client;
}

/** The signing site knows the browser by its cookie: no token, credentials always. */
export function createSigningClient(
  options: Pick<ClientOptions, 'baseUrl' | 'onFailed' | 'fetch' | 'timing'>,
): SigningClient {
  const anonymous = { ...options, getToken: () => Promise.resolve(null), onUnauthorized: () => undefined };
  const { init, middleware } = reliable(anonymous, 'include');
  const client = createClient<SigningPaths>(init);
  client.use(...middleware);
  return client;
}

interface Reply<Data> {
  data?: Data;
  response: Response;
}

/**
 * Returns the data of a call. The client rejects every failure, so missing data here violates the contract.
 */
export async function unwrap<Data>(call: Promise<Reply<Data>>): Promise<NonNullable<Data>> {
  const { data, response } = await call;
  if (data === undefined || data === null) throw new ApiError({ kind: 'malformed', status: response.status });
  return data;
}

/** Waits for a call whose response has no body. */
export async function expectNoContent(call: Promise<{ response: Response }>): Promise<void> {
  await call;
}
