import type { App } from './app.ts';
import { forgetOldKeys } from './domain/idempotency.ts';
import { sweepRefusals } from './domain/refusals.ts';
import { sweepFiles } from './files/sweep.ts';
import { sweepRecords } from './identity/adapter.ts';

/**
 * How long expired records are kept in ms: their owner learns that they expired, not that they never
 * existed.
 */
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

/** The desk's mailbox shows what just came; PINs and links are deleted after a while. */
async function sweepMailbox(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - rest);
  await app.db.deleteFrom('captured_mail').where('received_at', '<', before).execute();
}

const parts: Readonly<Record<string, (app: App) => Promise<void>>> = {
  'idempotency keys': (app) => forgetOldKeys(app.db, app.clock.now()),
  'OpenID records': (app) => sweepRecords(app.db),
  'signing sessions': sweepSigning,
  'rate limits': sweepCounters,
  refusals: sweepRefusals,
  'captured email': sweepMailbox,
  files: sweepFiles,
};

/**
 * Deletes expired records: old keys, sessions, counters, links and abandoned uploads. Several instances may
 * run it at once, because each part deletes only expired records; a part that fails is logged, and the others
 * continue.
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
