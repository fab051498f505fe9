import { join } from 'node:path';
import type { App, Database } from '../../app.ts';
import { systemClock } from '../../clock.ts';
import { readConfig } from '../../config.ts';
import { openDiskBlobStore } from '../../files/blobs/diskBlobStore.ts';
import { createKeyRing } from '../../keys.ts';
import { createLog } from '../../log.ts';

/** An App on a database that outlives its process. */
export function workerApp(db: Database, dataDir: string): App {
  const config = readConfig({
    DATA_DIR: dataDir,
    TEST_MODE: '1',
    SEED: 'none',
    SECRET_KEY: 'only-for-tests-only-for-tests-only',
  });
  return {
    config,
    clock: systemClock,
    db,
    keys: createKeyRing(db, systemClock, config.secretKey),
    blobs: openDiskBlobStore(join(dataDir, 'files')),
    log: createLog(config, { write: () => undefined }),
  };
}
