import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { App } from '../../app.ts';
import { Problem } from '../../errors.ts';
import { contentDisposition } from '../fileHeaders.ts';
import { isOfStaff } from '../linkSession.ts';
import { tokenHash } from '../tickets.ts';
import { writeArchive } from './archiveStream.ts';

/** Whether none of the documents was deleted since: a link to one of them alone would be closed too. */
const areThere = sql<boolean>`not exists (
  select from jsonb_array_elements(archive_tickets.entries) entry
  left join documents on documents.id = (entry ->> 'documentId')::integer and documents.deleted_at is null
  where entry ->> 'documentId' is not null and documents.id is null)`;

/** Serves one-time links to archives, to the first person with the link. */
export function routeArchives(site: FastifyInstance, app: App): void {
  site.get<{ Params: { token: string } }>(
    '/archive/:token',
    // A HEAD must not use the link up.
    { exposeHeadRoute: false },
    async (request, reply) => {
      const now = app.clock.now();
      const ticket = await app.db
        .updateTable('archive_tickets')
        .set({ redeemed_at: now })
        .where('token_hash', '=', tokenHash(request.params.token))
        .where('redeemed_at', 'is', null)
        .where('expires_at', '>', now)
        .where(areThere)
        .where(isOfStaff('archive_tickets'))
        .returningAll()
        .executeTakeFirst();
      if (ticket === undefined) throw new Problem('documentNotFound');
      const asker = { firmId: ticket.firm_id, isGone: () => request.raw.socket.destroyed };
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': contentDisposition('attachment', ticket.file_name),
          'content-length': ticket.size,
          'content-security-policy': `default-src 'none'; sandbox; frame-ancestors 'self' ${app.config.origins.portal}`,
          'cache-control': 'private, no-store',
          'accept-ranges': 'none',
        })
        .send(Readable.from(writeArchive(app, ticket.entries, asker), { objectMode: false }));
    },
  );
}
