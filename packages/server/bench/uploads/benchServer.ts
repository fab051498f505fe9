/**
 * The real server as a process of its own, with what the bench needs beside it in the same process: a place
 * for raw PUTs, a proxy that fails, a token, and a way to settle between two runs.
 */
import { readConfig } from '../../src/config.ts';
import { startServer } from '../../src/server.ts';
import { startFaultyProxy } from './faultyProxy.ts';
import { startSlowProxy } from './slowProxy.ts';
import { startRawSite } from './rawSite.ts';
import { signInStaff } from './signInStaff.ts';

const { app, stop } = await startServer(readConfig(process.env));
const raw = await startRawSite(app);
const proxy = await startFaultyProxy(app.config.ports.files);
const slow = await startSlowProxy(app.config.ports.files);
const staff = await signInStaff(app);
const { portal, files } = app.config.origins;
process.stdout.write(
  `${JSON.stringify({ ready: { portal, files, raw: raw.origin, faulty: proxy.origin, slow: slow.origin, ...staff } })}\n`,
);

const end = () => {
  void Promise.all([stop(), raw.close(), proxy.close(), slow.close()]).then(() => process.exit(0));
};
process.once('SIGTERM', end);
// Whoever measures is gone, perhaps without a word.
process.stdin.once('end', end).resume();
