import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { Problem } from '../errors.ts';
import { isOpenArchive } from './archives/archiveRoute.ts';
import { isOfStaff } from './linkSession.ts';
import { LONGEST_PREPARATION } from './sendPrepared.ts';
import { isOpenDownload, tokenHash } from './tickets.ts';

/** Milliseconds from redeeming a link until the headers of its file have left, and arrived over a slow line. */
export const SENT_AFTER = LONGEST_PREPARATION + 5_000;

/** Of each kind of link, its table, whether it was not made void, and when its headers have left for certain. */
const kinds = {
  d: { table: 'download_tickets', isOpen: isOpenDownload, sentAfter: SENT_AFTER },
  archive: { table: 'archive_tickets', isOpen: isOpenArchive, sentAfter: SENT_AFTER },
  // Its headers wait for its first byte, however long that takes.
  history: { table: 'history_tickets', isOpen: () => isOfStaff('history_tickets'), sentAfter: Infinity },
} as const;

/**
 * Tells who has a one-time link whether it was redeemed, which does not redeem it: a page that downloads from it sees
 * nothing of the download. `waiting`: it can still be redeemed; `taken`: its file is being prepared or sent, or was
 * refused to whom it was sent; `sent`: the same, and a download has begun or was refused by now; `over`: it was never
 * redeemed in its time, or can't be now, because what it leads to was deleted or its session has ended.
 */
export function routeLinkStates(site: FastifyInstance, app: App): void {
  for (const [path, { table, isOpen, sentAfter }] of Object.entries(kinds)) {
    site.get<{ Params: { token: string } }>(
      `/${path}/:token/state`,
      { exposeHeadRoute: false },
      async (request) => {
        const now = app.clock.now();
        const ticket = await app.db
          .selectFrom(table)
          .select(['redeemed_at', 'expires_at', isOpen(now).as('is_open')])
          .where('token_hash', '=', tokenHash(request.params.token))
          .executeTakeFirst();
        if (ticket === undefined) throw new Problem('documentNotFound');
        if (ticket.redeemed_at !== null)
          return { State: now.getTime() - ticket.redeemed_at.getTime() < sentAfter ? 'taken' : 'sent' };
        return { State: ticket.is_open && ticket.expires_at > now ? 'waiting' : 'over' };
      },
    );
  }
}
