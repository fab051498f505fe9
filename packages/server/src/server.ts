import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { App } from './app.ts';
import { adjustableClock, systemClock } from './clock.ts';
import { canHaveDesk, type Config, type Ports } from './config.ts';
import { buildDeskSite } from './desk/site.ts';
import { openDiskBlobStore } from './files/blobs/diskBlobStore.ts';
import { requireFreePorts } from './http/freePorts.ts';
import { createJobWorker } from './jobs/worker.ts';
import { createKeyRing } from './keys.ts';
import { createLog, type Logger } from './log.ts';
import { startMailCapture } from './mail/capture.ts';
import { createMailWorker, mailTransport } from './mail/worker.ts';
import type { Readiness } from './portal/health.ts';
import { seed } from './seed/index.ts';
import { buildSites } from './sites.ts';
import { openDatabase, prepareDatabase } from './store/open.ts';
import { sweeps, type Sweep } from './sweep.ts';

export interface RunningServer {
  app: App;
  /** Stops accepting work, finishes open work, and closes everything. */
  stop(): Promise<void>;
}

/** How long work outside of requests, and the database, may take to end, in milliseconds. */
const closingTime = 5_000;

const siteNames = ['identity', 'files', 'signing', 'desk', 'portal'] as const;

type Closing = () => Promise<unknown>;

/** Opens the database, the blob store and the key ring; fails before that where the server could not listen. */
async function openApp(config: Config, log: Logger): Promise<App> {
  const about = `process ${process.pid}, ${config.origins.portal}, since ${new Date().toISOString()}`;
  const names = siteNames.filter((name) => name !== 'desk' || canHaveDesk(config));
  const ports = names.map((name) => config.ports[name]);
  const db = await openDatabase(config, about, () => requireFreePorts(config.host, ports));
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

function startJobs(app: App): Closing {
  const worker = createJobWorker(app);
  worker.start();
  return () => worker.stop();
}

/** Sweeps at once, for what expired while the server was down, and then periodically, one sweep at a time. */
function startSweeping(app: App, { run, every }: Sweep): Closing {
  let running = run(app);
  const timer = setInterval(() => {
    running = running.then(() => run(app));
  }, every);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Whether the work ended in that many milliseconds. */
async function endsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for the sites to finish their open requests, within a time limit. */
async function drain(app: App, sites: readonly FastifyInstance[]): Promise<void> {
  const closed = Promise.all(sites.map((site) => site.close()));
  if (await endsWithin(app.config.drainTimeout, closed)) return;
  app.log.warn({ milliseconds: app.config.drainTimeout }, 'open requests were cut off');
  for (const site of sites) site.server.closeAllConnections();
}

/** Ends mail, sweep and database, but does not wait for a database that does not respond. */
async function close(app: App, closings: readonly Closing[]): Promise<void> {
  const closed = (async () => {
    for (const closing of closings) await closing();
    await app.db.destroy();
  })();
  if (await endsWithin(closingTime, closed)) return;
  app.log.warn({ milliseconds: closingTime }, 'the database did not close in time');
}

/** Starts every site of the product on loopback, or on HOST. */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = createLog(config);
  const app = await openApp(config, log);
  const readiness: Readiness = { ready: false };
  const open: FastifyInstance[] = [];
  const closings: Closing[] = [];
  const stop = async () => {
    readiness.ready = false;
    await drain(app, open);
    await close(app, closings);
  };
  try {
    await prepareDatabase(app.db, config.databaseUrl, (db) => seed({ ...app, db }));
    const sites: Partial<Record<keyof Ports, FastifyInstance>> = await buildSites(app, readiness);
    if (canHaveDesk(config)) sites.desk = await buildDeskSite(app);
    closings.push(startJobs(app), await startMail(app), ...sweeps.map((each) => startSweeping(app, each)));
    for (const name of siteNames) {
      const site = sites[name];
      if (site === undefined) continue;
      // The portal comes last: once it responds, the others are ready.
      await site.listen({ host: config.host, port: config.ports[name] });
      open.push(site);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  readiness.ready = true;
  return { app, stop };
}
