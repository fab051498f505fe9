import { createHash } from 'node:crypto';
import { FILE_HEADER } from '@countersign/api-client/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { Problem } from '../errors.ts';
import { requireIntact } from '../domain/intactBlobs.ts';
import { contentDisposition, readRange } from './fileHeaders.ts';
import { sendPrepared } from './sendPrepared.ts';
import { readingTime, redeem, type Redeemed, type TicketRow } from './tickets.ts';

/** Each link has its own cookie, so that two open previews do not invalidate each other. */
function cookieName(token: string): string {
  return `cs_files_${createHash('sha256').update(token).digest('hex').slice(0, 16)}`;
}

function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

/** Serves one-time links. They need no token: the first person with the link can use it, once. */
export function routeLinks(site: FastifyInstance, app: App, longestPreparation: number): void {
  const secure = app.config.origins.files.startsWith('https:') ? '; Secure' : '';
  site.get<{ Params: { token: string } }>(
    '/d/:token',
    // A HEAD must not use the link up.
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { token } = request.params;
      const name = cookieName(token);
      const redeemed = await redeem(app, token, {
        secret: readCookie(request.headers.cookie, name),
        isRange: request.headers.range !== undefined,
      });
      if (!redeemed) throw new Problem('documentNotFound');
      if (redeemed.secret !== null) {
        const age = String(readingTime / 1000);
        reply.header(
          'set-cookie',
          `${name}=${redeemed.secret}; Path=/d/${token}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
        );
      }
      const { ticket } = redeemed;
      const check = requireIntact(
        app,
        { key: ticket.blob_key, sha256: await recordedDigest(app, ticket.blob_key) },
        { firmId: ticket.firm_id, isGone: () => request.raw.socket.destroyed },
      );
      if (ticket.disposition === 'attachment' && request.headers.range === undefined)
        return sendPrepared(reply, {
          headers: { ...fileHeaders(app, ticket), 'content-length': ticket.size },
          preparing: check,
          bytes: () => app.blobs.stream(ticket.blob_key),
          longest: longestPreparation,
        });
      await check;
      return sendFile(app, request, reply, redeemed);
    },
  );
}

/** The digest of a document's version; null in the moments before it was computed. */
async function recordedDigest(app: App, key: string): Promise<string | null> {
  const version = await app.db
    .selectFrom('document_versions')
    .select('sha256')
    .where('blob_key', '=', key)
    .limit(1)
    .executeTakeFirst();
  return version?.sha256 ?? null;
}

function sendFile(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { ticket }: Redeemed,
): FastifyReply {
  const range = readRange(request.headers.range, ticket.size);
  reply.headers(fileHeaders(app, ticket));
  if (range.kind === 'none') return reply.code(416).header('content-range', `bytes */${ticket.size}`).send();
  if (range.kind === 'whole')
    return reply.header('content-length', ticket.size).send(app.blobs.stream(ticket.blob_key));
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${ticket.size}`)
    .header('content-length', end - start + 1)
    .send(app.blobs.stream(ticket.blob_key, { start, end }));
}

function fileHeaders(app: App, ticket: TicketRow): Record<string, string> {
  return {
    'content-type': ticket.content_type,
    [FILE_HEADER]: 'stored',
    'content-disposition': contentDisposition(ticket.disposition, ticket.file_name),
    'accept-ranges': 'bytes',
    // If a browser ever shows the file itself, then without scripts, and framed only by our sites.
    'content-security-policy': `default-src 'none'; sandbox; frame-ancestors 'self' ${app.config.origins.portal}`,
    'cache-control': 'private, no-store',
  };
}
