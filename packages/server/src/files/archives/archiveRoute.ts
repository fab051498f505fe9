import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { App } from '../../app.ts';
import { hasClient } from '../../domain/documents/find.ts';
import { Problem } from '../../errors.ts';
import type { ArchiveEntry } from '../../store/schemaJobs.ts';
import type { DigestAsker } from '../blobs/blobStore.ts';
import { contentDisposition } from '../fileHeaders.ts';
import { isOfStaff } from '../linkSession.ts';
import { sendPrepared } from '../sendPrepared.ts';
import { tokenHash } from '../tickets.ts';
import { writeArchive } from './archiveStream.ts';

/** Whether none of the documents was deleted since, nor their client: a link to one of them alone would be closed too. */
const areThere = sql<boolean>`not exists (
  select from jsonb_array_elements(archive_tickets.entries) entry
  left join documents on documents.id = (entry ->> 'documentId')::integer and documents.deleted_at is null
    and ${hasClient}
  where entry ->> 'documentId' is not null and documents.id is null)`;

/** Whether a link was not made void: its documents are there, and the session that asked for it lasts. */
export function isOpenArchive(): RawBuilder<boolean> {
  return sql<boolean>`(${areThere} and ${isOfStaff('archive_tickets')})`;
}

/** Serves one-time links to archives, to the first person with the link. */
export function routeArchives(site: FastifyInstance, app: App, longestPreparation: number): void {
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
        .where(isOpenArchive())
        .returningAll()
        .executeTakeFirst();
      if (ticket === undefined) throw new Problem('documentNotFound');
      const asker = { firmId: ticket.firm_id, isGone: () => request.raw.socket.destroyed };
      const { preparing, pieces, end } = beginWriting(app, ticket.entries, asker);
      // Also of a download that nobody waits for any more: its file is closed.
      reply.raw.once('close', end);
      return sendPrepared(reply, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': contentDisposition('attachment', ticket.file_name),
          'content-length': ticket.size,
          'content-security-policy': `default-src 'none'; sandbox; frame-ancestors 'self' ${app.config.origins.portal}`,
          'cache-control': 'private, no-store',
          'accept-ranges': 'none',
        },
        preparing,
        bytes: () => Readable.from(pieces(), { objectMode: false }),
        longest: longestPreparation,
      });
    },
  );
}

/** Begins an archive: its first piece waits until the first document was compared. */
function beginWriting(app: App, entries: readonly ArchiveEntry[], asker: DigestAsker) {
  const rest = writeArchive(app, entries, asker);
  const preparing = rest.next();
  async function* pieces(): AsyncGenerator<Uint8Array, void> {
    const first = await preparing;
    if (first.done === true) return;
    yield first.value;
    yield* rest;
  }
  const end = () => {
    void rest.return().catch(() => undefined);
  };
  return { preparing, pieces, end };
}
