import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { App } from './app.ts';
import { adjustableClock, systemClock } from './clock.ts';
import { canHaveDesk, type Config, type Ports } from './config.ts';
import { buildDeskSite } from './desk/site.ts';
import { openDiskBlobStore } from './files/blobs/diskBlobStore.ts';
import { createKeyRing } from './keys.ts';
import { createLog, type Logger } from './log.ts';
import { startMailCapture } from './mail/capture.ts';
import { createMailWorker, mailTransport } from './mail/worker.ts';
import type { Readiness } from './portal/health.ts';
import { seed } from './seed/index.ts';
import { buildSites } from './sites.ts';
import { migrate, openDatabase } from './store/open.ts';
import { sweep } from './sweep.ts';

export interface RunningServer {
  app: App;
  /** Stops accepting work, finishes open work, and closes everything. */
  stop(): Promise<void>;
}

/** How often old records are cleared away, in milliseconds. */
const sweepEvery = 10 * 60 * 1000;

type Closing = () => Promise<unknown>;

/** Opens the database and the blob store, brings the schema up to date and makes the keys. */
async function openApp(config: Config, log: Logger): Promise<App> {
  const db = await openDatabase(config);
  await migrate(db);
  const clock = config.testMode ? adjustableClock() : systemClock;
  const keys = createKeyRing(db, clock, config.secretKey);
  return { config, clock, db, keys, log, blobs: openDiskBlobStore(join(config.dataDir, 'files')) };
}

async function startMail(app: App): Promise<Closing> {
  const capture = app.config.smtpUrl === null ? await startMailCapture(app) : null;
  const worker = createMailWorker(app, mailTransport(app.config.smtpUrl ?? { port: capture?.port ?? 0 }));
  worker.start();
  return async () => {
    await worker.stop();
    await capture?.close();
  };
}

/** Sweeps at once, for what expired while the server was down, and then periodically, one sweep at a time. */
function startSweeping(app: App): Closing {
  let running = sweep(app);
  const timer = setInterval(() => {
    running = running.then(() => sweep(app));
  }, sweepEvery);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Waits for the sites to finish their open requests, within a time limit. */
async function drain(app: App, sites: readonly FastifyInstance[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), app.config.drainTimeout);
  });
  const closed = Promise.all(sites.map((site) => site.close()));
  if ((await Promise.race([closed, late])) === 'late') {
    app.log.warn({ milliseconds: app.config.drainTimeout }, 'open requests were cut off');
    for (const site of sites) site.server.closeAllConnections();
  }
  clearTimeout(timer);
}

/** Starts every site of the product on loopback, or on HOST. */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = createLog(config);
  const app = await openApp(config, log);
  await seed(app);
  const readiness: Readiness = { ready: false };
  const sites: Partial<Record<keyof Ports, FastifyInstance>> = await buildSites(app, readiness);
  if (canHaveDesk(config)) sites.desk = await buildDeskSite(app);
  const closings = [await startMail(app), startSweeping(app)];
  const open: FastifyInstance[] = [];
  for (const name of ['identity', 'files', 'signing', 'desk', 'portal'] as const) {
    const site = sites[name];
    if (site === undefined) continue;
    // The portal comes last: who sees it answer may rely on the others.
    await site.listen({ host: config.host, port: config.ports[name] });
    open.push(site);
  }
  readiness.ready = true;
  return {
    app,
    async stop() {
      readiness.ready = false;
      await drain(app, open);
      for (const close of closings) await close();
      await app.db.destroy();
    },
  };
}
