import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { Problem } from '../errors.ts';
import { isOpenArchive } from './archives/archiveRoute.ts';
import { isOfStaff } from './linkSession.ts';
import { isOpenDownload, tokenHash } from './tickets.ts';

/** Of each kind of link, its table and whether it was not made void. */
const kinds = {
  d: { table: 'download_tickets', isOpen: isOpenDownload },
  archive: { table: 'archive_tickets', isOpen: isOpenArchive },
  history: { table: 'history_tickets', isOpen: () => isOfStaff('history_tickets') },
} as const;

/**
 * Tells who has a one-time link whether it was redeemed, which does not redeem it: a page that downloads from it sees
 * nothing of the download. `waiting`: it can still be redeemed; `taken`: its file is being prepared or sent, or was
 * refused to whom it was sent; `over`: it was never redeemed in its time, or can't be now, because what it leads to was
 * deleted or its session has ended.
 */
export function routeLinkStates(site: FastifyInstance, app: App): void {
  for (const [path, { table, isOpen }] of Object.entries(kinds)) {
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
        if (ticket.redeemed_at !== null) return { State: 'taken' };
        return { State: ticket.is_open && ticket.expires_at > now ? 'waiting' : 'over' };
      },
    );
  }
}
