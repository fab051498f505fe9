import type { KyselyPlugin } from 'kysely';
import type { Database } from '../../../app.ts';
import { tooManyReads } from './readTurns.ts';

/** A database that asks before each query whether its reader still waits, and makes none for one who is gone. */
export function unlessGone(db: Database, isGone: (() => boolean) | undefined): Database {
  if (isGone === undefined) return db;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (isGone()) throw tooManyReads();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return db.withPlugin(plugin);
}
