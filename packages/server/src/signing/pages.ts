import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { Problem } from '../errors.ts';
import { addBuiltAssets } from '../http/builtAssets.ts';
import { problemOf, sendProblem } from '../http/site.ts';

/** Where the build of the sites puts the signing site's pages. */
export const pagesFolder = join(import.meta.dirname, '../../../sites/dist/signing');

/** Placeholder in the built page for the one origin that its frame talks to. */
const portalPlaceholder = '__PORTAL_ORIGIN__';

/**
 * Allows only its own scripts and styles, documents in the viewer of the file service, and the given frame
 * ancestors.
 */
export function pagePolicy(app: App, frameAncestors: string): string {
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
  /** Staff's page, in a frame of the portal and nowhere else. */
  frame(reply: FastifyReply): FastifyReply;
  /** The account holder's page, in no frame. */
  account(reply: FastifyReply): FastifyReply;
  /**
   * Answers a browser that meets a failure of the server with the account holder's page, which says so, and leads one
   * that is refused back to where it is told why. A program is told the problem itself.
   */
  onFailure(error: Error, request: FastifyRequest, reply: FastifyReply): void;
}

/** The page of the document that a step of the sign-in belongs to. */
function pageBefore({ url }: FastifyRequest): string {
  const task = /^\/task\/[1-9]\d{0,9}(?=\/login)/.exec(url);
  return task === null ? '/sign' : `${task[0]}?login=failed`;
}

/**
 * Serves the built pages. Without a build the site still answers its calls, and its pages say what is
 * missing.
 */
export async function addPages(
  site: FastifyInstance,
  app: App,
  folder: string = pagesFolder,
): Promise<SigningPages> {
  const log = app.log.child({ site: 'signing' });
  const index = join(folder, 'index.html');
  if (!existsSync(index)) {
    app.log.warn('The signing pages are not built; run "npm run build" to see them.');
    const missing = () => {
      throw new Problem('notReady', { sentence: 'The signing pages are not built.' });
    };
    return {
      frame: missing,
      account: missing,
      onFailure: (error, request, reply) => void sendProblem(reply, problemOf(log, request, error)),
    };
  }
  const html = (await readFile(index, 'utf8')).replaceAll(portalPlaceholder, app.config.origins.portal);
  addBuiltAssets(site, { folder: join(folder, 'assets'), prefix: '/assets/' });
  function send(reply: FastifyReply, frameAncestors: string): FastifyReply {
    return reply
      .header('content-security-policy', pagePolicy(app, frameAncestors))
      .type('text/html; charset=utf-8')
      .send(html);
  }
  return {
    frame: (reply) => send(reply, app.config.origins.portal),
    account: (reply) => send(reply, "'none'"),
    onFailure(error, request, reply) {
      const problem = problemOf(log, request, error);
      const isPage = request.headers.accept?.includes('text/html') ?? false;
      if (!isPage) return void sendProblem(reply, problem);
      if (problem.status < 500) return void reply.redirect(pageBefore(request), 303);
      const { retryAfter } = problem.options;
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
      void send(reply.code(problem.status), "'none'");
    },
  };
}
