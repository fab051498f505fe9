import { sql } from 'kysely';
import type { App, Database } from '../../app.ts';
import { Problem } from '../../errors.ts';
import type { Uploader } from './uploads.ts';

/**
 * Uploads that have begun and are not yet documents, at most. Cancelled and abandoned ones count until the sweep deletes
 * them.
 */
export const unfinishedUploads = { login: 2_000, firm: 20_000 };
/** Chunks that arrive at the same time, at most, at one instance. A page of the portal sends three. */
export const simultaneousChunks = { login: 24, firm: 120 };

/**
 * Chunks of a file, at most: each response names all that came, which is 600 kB by then. With chunks of 5 MiB that is a
 * file of 500 GB.
 */
export const mostChunks = 102_400;
const usualChunk = 5 * 1024 * 1024;

/** Bytes of the largest file that is taken, of a firm that may have so many unfinished ones: a user has half of them. */
export function largestFile(unfinishedBytes: number): number {
  return Math.min(unfinishedBytes / 2, mostChunks * usualChunk);
}

/** The first key of the advisory locks of these limits; the second is the firm. */
const LIMITS = 1;
/** Seconds. What counts is unfinished work, which goes away in hours or days. */
const RETRY_AFTER = 3_600;
/** Seconds until a chunk may be sent again: others have arrived by then. */
const CHUNK_RETRY_AFTER = 5;

interface Unfinished {
  firm: number;
  login: number;
  firmBytes: number;
  loginBytes: number;
}

/** @param except An upload that does not count, by its identifier */
async function unfinishedOf(
  db: Database,
  { firmId, loginId }: Uploader,
  except: string | null,
): Promise<Unfinished> {
  const { rows } = await sql<Unfinished>`
    select count(*)::integer as firm,
      (count(*) filter (where login_id = ${loginId}))::integer as login,
      coalesce(sum(total_size), 0)::float8 as "firmBytes",
      coalesce(sum(total_size) filter (where login_id = ${loginId}), 0)::float8 as "loginBytes"
    from uploads
    where state <> 'registered' and firm_id = ${firmId} and identifier is distinct from ${except}`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate has one row.');
  return row;
}

/** One at a time in each firm, until the transaction ends: what is counted must not change before it is used. */
async function lockLimits(db: Database, { firmId }: Uploader): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LIMITS}, ${firmId})`.execute(db);
}

/**
 * Decides whether this user may begin another upload, within the transaction that begins it.
 *
 * @throws Problem 429 beyond the limit of the user or of the firm
 */
export async function limitUploads(db: Database, caller: Uploader): Promise<void> {
  await lockLimits(db, caller);
  const { firm, login } = await unfinishedOf(db, caller, null);
  if (firm >= unfinishedUploads.firm || login >= unfinishedUploads.login) throw tooMany();
}

/**
 * Decides whether this user may upload a file of so many bytes: one firm must not fill the disk of all, nor one user the
 * firm's part. A user has half of it. Within the transaction that stores the size, which another chunk of the same file
 * may have stored just before.
 *
 * @throws Problem 413 for a file that is too large by itself, 429 while too much is unfinished
 */
export async function limitBytes(
  app: App,
  db: Database,
  caller: Uploader,
  { identifier, size }: { identifier: string; size: number },
): Promise<void> {
  const most = app.config.unfinishedBytes;
  const largest = largestFile(most);
  if (size > largest) throw new Problem('fileTooLarge', { sentence: tooLargeSentence(largest) });
  await lockLimits(db, caller);
  const { firmBytes, loginBytes } = await unfinishedOf(db, caller, identifier);
  if (firmBytes + size > most || loginBytes + size > most / 2) throw tooMany();
}

function tooLargeSentence(limit: number): string {
  return `Files can have up to ${(limit / 1024 ** 3).toLocaleString('en-AU')} GB. Upload a smaller file.`;
}

function tooMany(): Problem {
  return new Problem('tooManyUploads', { retryAfter: RETRY_AFTER });
}

/** Counts the chunks that are arriving, by firm and by login. */
export function createChunkCounter() {
  const arriving = new Map<string, number>();

  function add(key: string, change: 1 | -1): void {
    const count = (arriving.get(key) ?? 0) + change;
    if (count === 0) arriving.delete(key);
    else arriving.set(key, count);
  }

  /**
   * Lets a chunk in; the returned function says that it has arrived or failed.
   *
   * @throws Problem 429 beyond the limit of the user or of the firm
   */
  return function enter({ firmId, loginId }: Uploader): () => void {
    const firm = `firm:${firmId}`;
    const login = `login:${loginId}`;
    if (
      (arriving.get(firm) ?? 0) >= simultaneousChunks.firm ||
      (arriving.get(login) ?? 0) >= simultaneousChunks.login
    )
      throw new Problem('tooManyUploads', { retryAfter: CHUNK_RETRY_AFTER });
    add(firm, 1);
    add(login, 1);
    return () => {
      add(firm, -1);
      add(login, -1);
    };
  };
}
