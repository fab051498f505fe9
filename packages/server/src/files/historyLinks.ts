import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { App, Database } from '../app.ts';
import { writeExport } from '../domain/history/exportHistory.ts';
import { Problem } from '../errors.ts';
import type { HistoryHead, HistoryTicketsTable } from '../store/schemaPlatform.ts';
import { contentDisposition, contentType, safeFileName } from './fileHeaders.ts';
import { isOfStaff } from './linkSession.ts';
import { linkLifetime, tokenHash } from './tickets.ts';

interface HistoryLink {
  firmId: number;
  loginId: number;
  /** `uid` of the session that asks for it. */
  identitySession: string;
  format: HistoryTicketsTable['format'];
  head: HistoryHead;
  fileName: string;
  now: Date;
}

/**
 * Makes a one-time link to a history; returns its absolute URL. No file is stored for it: the chain has everything, and
 * a link is made faster than a disk is cleared.
 */
export async function makeHistoryLink(
  app: App,
  db: Database,
  { firmId, loginId, identitySession, format, head, fileName, now }: HistoryLink,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db
    .insertInto('history_tickets')
    .values({
      token_hash: tokenHash(token),
      firm_id: firmId,
      login_id: loginId,
      identity_session: identitySession,
      format,
      head: JSON.stringify(head),
      file_name: safeFileName(fileName),
      expires_at: new Date(now.getTime() + linkLifetime),
    })
    .execute();
  return `${app.config.origins.files}/history/${token}`;
}

/**
 * Serves one-time links to histories, to the first person with the link. One that cannot be read to its end breaks the
 * connection off, so that no client takes it for whole.
 */
export function routeHistories(site: FastifyInstance, app: App): void {
  site.get<{ Params: { token: string } }>(
    '/history/:token',
    // A HEAD must not use the link up.
    { exposeHeadRoute: false },
    async (request, reply) => {
      const now = app.clock.now();
      const ticket = await app.db
        .updateTable('history_tickets')
        .set({ redeemed_at: now })
        .where('token_hash', '=', tokenHash(request.params.token))
        .where('redeemed_at', 'is', null)
        .where('expires_at', '>', now)
        .where(isOfStaff('history_tickets'))
        .returningAll()
        .executeTakeFirst();
      if (ticket === undefined) throw new Problem('documentNotFound');
      const { format, head, file_name: name } = ticket;
      return reply
        .headers({
          'content-type': contentType(format),
          'content-disposition': contentDisposition('attachment', name),
          'content-security-policy': `default-src 'none'; sandbox; frame-ancestors 'self' ${app.config.origins.portal}`,
          'cache-control': 'private, no-store',
          'accept-ranges': 'none',
        })
        .send(Readable.from(writeExport(app, format, head), { objectMode: false }));
    },
  );
}
