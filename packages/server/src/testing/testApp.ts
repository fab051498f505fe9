import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from '../app.ts';
import { settableClock, type SettableClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { openDiskBlobStore } from '../files/blobs/diskBlobStore.ts';
import { createKeyRing } from '../keys.ts';
import { createLog } from '../log.ts';
import { openTestDatabase } from './testDatabase.ts';

export interface TestApp extends App {
  clock: SettableClock;
  /** Lines that were logged, parsed. */
  logged: Record<string, unknown>[];
  close(): Promise<void>;
}

/** Where tests begin: a Saturday, 2026-11-21, 09:00 in Sydney. */
export const testStart = new Date('2026-11-20T22:00:00.000Z');

/** An App on a fresh database and a temporary folder, with a stopped clock; close it after the test. */
export async function startTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'countersign-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    TEST_MODE: '1',
    SEED: 'none',
    SECRET_KEY: 'only-for-tests-only-for-tests-only',
    LOG_LEVEL: 'debug',
    ...environment,
  });
  const logged: Record<string, unknown>[] = [];
  const log = createLog(config, { write: (line) => void logged.push(JSON.parse(line)) });
  const clock = settableClock(testStart);
  const { db, close } = await openTestDatabase();
  return {
    config,
    clock,
    db,
    keys: createKeyRing(db, clock, config.secretKey),
    blobs: openDiskBlobStore(join(dataDir, 'files')),
    log,
    logged,
    async close() {
      await close();
      // A chunk that was broken off may still be on its way to the disk.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    },
  };
}
