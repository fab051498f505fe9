import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { Problem } from '../errors.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { addBuiltAssets } from '../http/builtAssets.ts';
import { sendProblem, type SendFailure } from '../http/site.ts';

/** Where the build of the sites puts the signing site's pages. */
const pagesFolder = join(import.meta.dirname, '../../../sites/dist/signing');

/** Placeholder in the built page for the one origin that its frame talks to. */
const portalPlaceholder = '__PORTAL_ORIGIN__';
/** Placeholders for the code and the sentence of what failed; empty where nothing did. */
const failurePlaceholder = '__FAILURE__';
const messagePlaceholder = '__FAILURE_MESSAGE__';

/**
 * Allows only its own scripts and styles, documents in the viewer of the file service, and the given frame
 * ancestors.
 */
function pagePolicy(app: App, frameAncestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${app.config.origins.files}`,
    `frame-ancestors ${frameAncestors}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

export interface SigningPages {
  /** Serves the scripts and styles of the pages. */
  addAssets(site: FastifyInstance): void;
  /** Staff's page, in a frame of the portal and nowhere else. */
  frame(reply: FastifyReply): FastifyReply;
  /** The account holder's page, in no frame. */
  account(reply: FastifyReply): FastifyReply;
  /** Sends a browser that opens an address a page which says what failed, and a program the Problem. */
  sendFailure: SendFailure;
}

/** Addresses that the portal frames. */
const framed = /^\/(?:frame(?:\/[^?]*)?|task\/[^/?]+\/frame)(?:\?|$)/;

/** Whether a browser opens the address, rather than a page or a program calling it. */
function opensPage({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept?.includes('text/html') ?? false);
}

/** Reads the built pages. Without a build the site still responds to its calls, and its pages say what is missing. */
export async function readPages(app: App, folder: string = pagesFolder): Promise<SigningPages> {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) {
    app.log.warn('The signing pages are not built; run "npm run build" to see them.');
    const missing = () => {
      throw new Problem('notReady', { sentence: 'The signing pages are not built.' });
    };
    return { addAssets: () => undefined, frame: missing, account: missing, sendFailure: sendProblem };
  }
  const html = (await readFile(index, 'utf8')).replaceAll(portalPlaceholder, app.config.origins.portal);
  /** Sends the page; `failure` is what its script is told of the request that failed. */
  function send(reply: FastifyReply, frameAncestors: string, failure: Problem | null): FastifyReply {
    const page = html
      .replaceAll(failurePlaceholder, () => failure?.code ?? '')
      .replaceAll(messagePlaceholder, () => escapeHtml(failure?.message ?? ''));
    return reply
      .header('content-security-policy', pagePolicy(app, frameAncestors))
      .type('text/html; charset=utf-8')
      .send(page);
  }
  const frame = (reply: FastifyReply, failure: Problem | null) =>
    send(reply, app.config.origins.portal, failure);
  const account = (reply: FastifyReply, failure: Problem | null) => send(reply, "'none'", failure);
  return {
    addAssets: (site) => addBuiltAssets(site, { folder: join(folder, 'assets'), prefix: '/assets/' }),
    frame: (reply) => frame(reply, null),
    account: (reply) => account(reply, null),
    sendFailure(reply, problem) {
      const { request } = reply;
      if (!opensPage(request)) return sendProblem(reply, problem);
      const { retryAfter } = problem.options;
      if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
      const show = framed.test(request.url) ? frame : account;
      return show(reply.code(problem.status), problem);
    },
  };
}
