import {
  fastify,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { App } from '../app.ts';
import type { ErrorCode } from '@countersign/api-client/rules';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { DatabaseUnavailable } from '../databaseErrors.ts';
import { notFound, Problem, problemBody } from '../errors.ts';
import { newReference, refuseClient } from './clientError.ts';
import { diskFault } from './diskFault.ts';
import { limitBody } from './bodyTime.ts';
import { isStorable } from './storable.ts';

export interface SiteOptions {
  /** Names the site in log lines. */
  name: 'portal' | 'identity' | 'files' | 'signing' | 'desk';
  /** Headers that every response of this site carries, errors included; they add to or replace the common ones. */
  headers?: Record<string, string>;
  /** Largest body in bytes that a route takes unless it says otherwise. */
  bodyLimit?: number;
  /** How long a body may take in total, in milliseconds, unless its route sets another time. */
  bodyTimeout?: number;
  /** The site handles unknown addresses itself, with a handler that fastify accepts only once. */
  ownNotFound?: boolean;
  /** Reports a failure; as a Problem by default. */
  sendFailure?: SendFailure;
}

/** Sends the response to a request that failed. */
export type SendFailure = (reply: FastifyReply, problem: Problem) => FastifyReply;

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, where it was JSON: what an idempotency key is compared with. */
    rawBody: string;
    /** It was refused because too much is being done already, which is no fault. */
    metLimit: boolean;
  }
}

/** Common to all sites: nothing may frame, sniff, cache or leak. A site loosens what it has to, by name. */
const commonHeaders: Record<string, string> = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cache-control': 'no-store',
};

/** Maps a framework error (bad JSON, too large, …) to our codes; its own text may repeat the input. */
const frameworkCodes: Readonly<Record<number, ErrorCode>> = {
  400: 'requestUnreadable',
  // Of the framework only a file's address that leaves its folder: nothing is there.
  403: 'notFound',
  404: 'notFound',
  413: 'requestTooLarge',
  415: 'contentTypeRefused',
};

/** Seconds after which a caller may try again while the database cannot be reached. */
const retryDatabaseAfter = 2;

function asProblem(fault: unknown): Problem | null {
  const error = diskFault(fault);
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseUnavailable) {
    return new Problem('databaseUnavailable', { cause: error, retryAfter: retryDatabaseAfter });
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const code = frameworkCodes[status];
  return code === undefined ? null : new Problem(code, { cause: error });
}

/** How long a body may take in total, in milliseconds. */
export const BODY_TIMEOUT = 120_000;
/** How long the rest of a body may take after the response was sent, in milliseconds. */
const restTimeout = 5_000;
/** How long a connection may be silent in both directions, in milliseconds. */
const connectionTimeout = 120_000;
/** How many connections one site holds at once; more are closed before they cost anything. */
export const MOST_CONNECTIONS = 5_000;

/** Sends a Problem as `application/problem+json`. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const { retryAfter } = problem.options;
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .serializer((body: string) => body)
    .send(JSON.stringify(problemBody(problem, reply.request.id)));
}

/** The problem that reports an error; a fault of the server is logged, and a limit that was met is noted. */
export function problemOf(log: Logger, request: FastifyRequest, error: Error): Problem {
  const problem = asProblem(error);
  if (problem !== null && problem.status < 500) return problem;
  if (problem?.code === 'signingBusy') {
    request.metLimit = true;
    return problem;
  }
  log.error({ reference: request.id, route: request.routeOptions.url, err: error }, 'fault');
  return problem ?? new Problem('serverFailed', { cause: error });
}

/** TRUST_PROXY as fastify takes it; a number counts the proxies from the server outwards. */
function believed(trust: Config['trustProxy']) {
  if (typeof trust === 'number') return (_address: string, hop: number) => hop < trust;
  return trust === false ? false : [...trust];
}

/**
 * Creates a fastify server with this product's headers, log lines and error responses; one for each origin.
 */
export function createSite(app: App, options: SiteOptions): FastifyInstance {
  const bodyTimeout = options.bodyTimeout ?? BODY_TIMEOUT;
  const sendFailure = options.sendFailure ?? sendProblem;
  const headers = { ...commonHeaders, ...options.headers };
  const site = fastify({
    // An address that cannot be decoded reaches neither hooks nor handlers.
    frameworkErrors: (error, _request, reply) => {
      reply.headers(headers);
      void sendFailure(reply, asProblem(error) ?? new Problem('requestUnreadable'));
    },
    clientErrorHandler: (error, socket) => {
      refuseClient(error, socket, headers);
    },
    loggerInstance: undefined,
    logger: false,
    trustProxy: believed(app.config.trustProxy),
    bodyLimit: options.bodyLimit ?? 262_144,
    // Each body is watched by itself: one time for all would cut a large file on a slow line.
    requestTimeout: 0,
    connectionTimeout,
    http: { headersTimeout: 60_000 },
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 512 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    genReqId: newReference,
  });
  site.server.maxConnections = MOST_CONNECTIONS;
  const log = app.log.child({ site: options.name });

  site.decorateRequest('rawBody', '');
  site.decorateRequest('metLimit', false);
  site.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    limitBody(request.raw, bodyTimeout);
    if (!isStorable([request.params, request.query]) || request.url.includes('%00')) {
      throw new Problem('requestUnreadable');
    }
  });
  site.addHook('onResponse', async (request, reply) => {
    // The unread rest of a body gets the time in which the client can see the response, and no more.
    if (!request.raw.complete) limitBody(request.raw, Math.min(bodyTimeout, restTimeout));
    const line = {
      reference: request.id,
      method: request.method,
      // The pattern, not the address: addresses can carry single-use tokens.
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    if (request.metLimit) log.warn(line, 'request refused by a limit');
    else if (reply.statusCode >= 500) log.error(line, 'request failed');
    else log.info(line, 'request');
  });

  const parseJson = site.getDefaultJsonParser('error', 'error');
  site.removeContentTypeParser('application/json');
  site.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = typeof text === 'string' ? text : text.toString('utf8');
    request.rawBody = body;
    void parseJson(request, body, (error, parsed: unknown) => {
      if (error === null && !isStorable(parsed)) done(new Problem('requestUnreadable'));
      else done(error, parsed);
    });
  });

  site.setErrorHandler((error: FastifyError | Error, request, reply) => {
    return sendFailure(reply, problemOf(log, request, error));
  });
  if (options.ownNotFound !== true) {
    site.setNotFoundHandler((_request, reply) => sendFailure(reply, notFound()));
  }
  return site;
}
