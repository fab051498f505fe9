import { sql } from 'kysely';
import type { Database } from '../app.ts';
import { Problem } from '../errors.ts';

export interface Limit {
  /** How many attempts a window takes. */
  attempts: number;
  /** Milliseconds. */
  window: number;
}

const quarterHour = 900_000;

/** For one email address, known or not. */
export const passwordLimit: Limit = { attempts: 10, window: quarterHour };
/** For one network address: an office shares it. */
export const addressLimit: Limit = { attempts: 100, window: quarterHour };
/**
 * For one login, together: with six digits and three valid codes, thirty attempts a day have no real chance, and the
 * pauses grow with each further attempt. A code that is right ends them all.
 */
export const codeLimits: readonly Limit[] = [
  { attempts: 10, window: quarterHour },
  { attempts: 20, window: 16 * quarterHour },
  { attempts: 30, window: 96 * quarterHour },
];

export interface Attempt {
  /** Which attempt of the window this was, from 1. */
  count: number;
  allowed: boolean;
  /** Seconds until the window is over. */
  retryAfter: number;
}

/**
 * Counts an attempt, in one statement and before anything is compared, and returns whether it may proceed.
 *
 * @param weight How many attempts it counts as
 */
export async function countAttempt(
  db: Database,
  bucket: string,
  limit: Limit,
  now: Date,
  weight = 1,
): Promise<Attempt> {
  const resets = new Date(now.getTime() + limit.window);
  const row = await db
    .insertInto('rate_limits')
    .values({ bucket, count: weight, resets_at: resets })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        count: sql<number>`case when rate_limits.resets_at <= ${now} then ${weight}::integer else rate_limits.count + ${weight}::integer end`,
        resets_at: sql<Date>`case when rate_limits.resets_at <= ${now} then ${resets} else rate_limits.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
  return {
    count: row.count,
    allowed: row.count <= limit.attempts,
    retryAfter: Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000)),
  };
}

/**
 * Counts an attempt, and rejects it beyond the limit; only the first rejection of a window is recorded in the
 * history.
 */
export async function limitAttempts(db: Database, bucket: string, limit: Limit, now: Date): Promise<void> {
  const { count, allowed, retryAfter } = await countAttempt(db, bucket, limit, now);
  if (!allowed) throw new Problem('tooManyAttempts', { retryAfter, noted: count > limit.attempts + 1 });
}

/** A success: what was counted for this person is forgotten. */
export async function clearAttempts(db: Database, bucket: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('bucket', '=', bucket).execute();
}

/** A success from an address that others share: only this one attempt is taken back. */
export async function takeBackAttempt(db: Database, bucket: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('bucket', '=', bucket)
    .execute();
}
