import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { Problem } from '../errors.ts';
import { tokenHash } from './tickets.ts';

const tables = {
  d: 'download_tickets',
  archive: 'archive_tickets',
  history: 'history_tickets',
} as const;

/**
 * Tells who has a one-time link whether it was redeemed, which does not redeem it: a page that downloads from it sees
 * nothing of the download. `waiting`: it can still be redeemed; `taken`: its file is being prepared or sent, or was
 * refused to whom it was sent; `over`: it was never redeemed in its time.
 */
export function routeLinkStates(site: FastifyInstance, app: App): void {
  for (const [path, table] of Object.entries(tables)) {
    site.get<{ Params: { token: string } }>(
      `/${path}/:token/state`,
      { exposeHeadRoute: false },
      async (request) => {
        const ticket = await app.db
          .selectFrom(table)
          .select(['redeemed_at', 'expires_at'])
          .where('token_hash', '=', tokenHash(request.params.token))
          .executeTakeFirst();
        if (ticket === undefined) throw new Problem('documentNotFound');
        if (ticket.redeemed_at !== null) return { State: 'taken' };
        return { State: ticket.expires_at > app.clock.now() ? 'waiting' : 'over' };
      },
    );
  }
}
