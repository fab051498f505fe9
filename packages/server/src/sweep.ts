import type { App } from './app.ts';
import { forgetOldKeys } from './domain/idempotency.ts';
import { sweepFiles } from './files/sweep.ts';
import { sweepRecords } from './identity/adapter.ts';

/** What has run out stays for so long, in milliseconds: its owner is told so, and not that it never was. */
const rest = 24 * 3_600_000;

async function sweepSigning(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - rest);
  await app.db.deleteFrom('signing_tickets').where('expires_at', '<', before).execute();
  await app.db.deleteFrom('signing_sessions').where('expires_at', '<', before).execute();
}

async function sweepCounters(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - rest);
  await app.db.deleteFrom('rate_limits').where('resets_at', '<', before).execute();
}

const parts: Readonly<Record<string, (app: App) => Promise<void>>> = {
  'idempotency keys': (app) => forgetOldKeys(app.db, app.clock.now()),
  'OpenID records': (app) => sweepRecords(app.db),
  'signing sessions': sweepSigning,
  'rate limits': sweepCounters,
  files: sweepFiles,
};

/**
 * Clears away what has run out: old keys, sessions, counters, links and abandoned uploads. Several instances may
 * do so at once, for each part only deletes what is past; a part that fails is logged and leaves the others be.
 */
export async function sweep(app: App): Promise<void> {
  for (const [what, part] of Object.entries(parts)) {
    try {
      await part(app);
    } catch (error) {
      app.log.error({ err: error, what }, 'the sweep failed');
    }
  }
}
