import type { App } from './app.ts';
import { forgetOldJobs } from './domain/documentJobs/listJobs.ts';
import { forgetOldChanges } from './domain/documents/list/listChanges.ts';
import { forgetOldEvents } from './domain/events/readEvents.ts';
import { forgetDeletedFilters } from './domain/filters/deletedFilters.ts';
import { releaseDocuments } from './domain/filters/leftFilters.ts';
import { forgetOldKeys } from './domain/idempotency.ts';
import { sweepRepeats } from './domain/repeats.ts';
import { sweepOrphans } from './files/orphans.ts';
import { sweepFiles } from './files/sweep.ts';
import { sweepRecords } from './identity/adapter.ts';
import { vacuumEmbedded } from './store/vacuumEmbedded.ts';

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
  'repeated entries': sweepRepeats,
  'captured email': sweepMailbox,
  events: (app) => forgetOldEvents(app.db),
  'changes of lists': (app) => forgetOldChanges(app.db),
  jobs: forgetOldJobs,
  'deleted filters': forgetDeletedFilters,
  'ids of deleted filters': releaseDocuments,
  files: sweepFiles,
  // Last, because the others delete rows.
  vacuum: async (app) => {
    if (app.config.databaseUrl === null) await vacuumEmbedded(app.db);
  },
};

async function runPart(app: App, what: string, part: (app: App) => Promise<unknown>): Promise<void> {
  try {
    await part(app);
  } catch (error) {
    app.log.error({ err: error, what }, 'the sweep failed');
  }
}

/**
 * Deletes expired records: old keys, sessions, counters, links and abandoned uploads. Several instances may
 * run it at once, because each part deletes only expired records; a part that fails is logged, and the others
 * continue.
 */
export async function sweep(app: App): Promise<void> {
  for (const [what, part] of Object.entries(parts)) await runPart(app, what, part);
}

export interface Sweep {
  /** Never rejects: what fails is logged. */
  run(app: App): Promise<void>;
  /** Milliseconds from one to the next. */
  every: number;
}

/** What runs once after the start and then periodically. Looking at every stored file is too much for each ten minutes. */
export const sweeps: readonly Sweep[] = [
  { run: sweep, every: 10 * 60_000 },
  { run: (app) => runPart(app, 'files without a row', sweepOrphans), every: 6 * 3_600_000 },
];
