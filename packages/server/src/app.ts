import type { Kysely } from 'kysely';
import type { BlobStore } from './files/blobs/blobStore.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { KeyRing } from './keys.ts';
import type { Logger } from './log.ts';
import type { Schema } from './store/schema.ts';

export type Database = Kysely<Schema>;

/** Dependencies of every site of the server. */
export interface App {
  config: Config;
  clock: Clock;
  db: Database;
  keys: KeyRing;
  blobs: BlobStore;
  log: Logger;
}
