import { sql } from 'kysely';
import type { Database } from '../app.ts';
import { databaseCode } from '../databaseErrors.ts';
import { Problem } from '../errors.ts';
import { openUnder, sealUnder } from '../keys.ts';
import { countAttempt, type Limit } from './rateLimit.ts';

/** What makes two requests the same one. */
export interface RequestMark {
  /** Sender, such as `login:12`. */
  scope: string;
  key: string;
  operation: string;
  /** Keyed digest of path, query and body as they came: without the server's key no body can be guessed from it. */
  bodyHash: Uint8Array;
  /** 32 bytes that encrypt this request's stored reply, because replies contain one-time links. */
  replyKey: Uint8Array;
}

export interface StoredReply {
  status: number;
  /** JSON text, or null for a response without a body. */
  reply: string | null;
}

/** Keys older than this are forgotten, in milliseconds: a day, longer than any client retries. */
export const keyLifetime = 24 * 60 * 60 * 1000;

/** Bytes that one sender may have stored: some 80,000 replies with a document each. */
export const storedBytes: Limit = { attempts: 128 * 1024 * 1024, window: keyLifetime };

/** About what a key takes besides its reply, with its indexes, in bytes. */
const keySize = 300;

/** All sessions of a login together. */
function bucketOf({ scope }: RequestMark): string {
  return `replies ${scope.replace(/ .*/s, '')}`;
}

/**
 * Refuses before anything is done: afterwards a counted PIN attempt would be taken back with the rest.
 *
 * @throws Problem tooManyAttempts
 */
async function requireRoom(tx: Database, mark: RequestMark, now: Date): Promise<void> {
  const stored = await tx
    .selectFrom('rate_limits')
    .select(['count', 'resets_at'])
    .where('bucket', '=', bucketOf(mark))
    .where('resets_at', '>', now)
    .executeTakeFirst();
  if (stored === undefined || stored.count < storedBytes.attempts) return;
  const retryAfter = Math.ceil((stored.resets_at.getTime() - now.getTime()) / 1000);
  throw new Problem('tooManyAttempts', { retryAfter, noted: true });
}

/**
 * Claims the key inside the transaction of the write; returns the stored reply when the write was done before.
 * An equal request on another instance waits here for the first one's commit, and for five seconds at most.
 *
 * @throws Problem tooManyAttempts for a new key where its sender has too much stored
 */
export async function claimKey(tx: Database, mark: RequestMark, now: Date): Promise<StoredReply | null> {
  if (await insertKey(tx, mark, now)) {
    await requireRoom(tx, mark, now);
    return null;
  }
  const done = await readReply(tx, mark);
  if (done === null) throw stillRunning();
  return done;
}

/** Returns false when the key is taken. The limit on waiting ends here: a later wait is not for an equal request. */
async function insertKey(tx: Database, mark: RequestMark, now: Date): Promise<boolean> {
  await sql`set local lock_timeout = '5s'`.execute(tx);
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({
      scope: mark.scope,
      key: mark.key,
      operation: mark.operation,
      body_hash: mark.bodyHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw databaseCode(error) === '55P03' ? stillRunning() : error;
    });
  await sql`set local lock_timeout to default`.execute(tx);
  return claimed !== undefined;
}

/** Returns the stored reply of a completed request; null if it is new or not complete. */
export async function readReply(db: Database, mark: RequestMark): Promise<StoredReply | null> {
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['operation', 'body_hash', 'status', 'reply'])
    .where('scope', '=', mark.scope)
    .where('key', '=', mark.key)
    .executeTakeFirst();
  if (stored === undefined) return null;
  if (stored.operation !== mark.operation || Buffer.compare(stored.body_hash, mark.bodyHash) !== 0) {
    throw new Problem('idempotencyKeyReused');
  }
  if (stored.status === null) return null;
  return { status: stored.status, reply: stored.reply === null ? null : openReply(mark, stored.reply) };
}

function openReply(mark: RequestMark, sealed: Uint8Array): string {
  return Buffer.from(openUnder(mark.replyKey, sealed, mark.operation)).toString('utf8');
}

function sealReply(mark: RequestMark, reply: string): Uint8Array {
  return sealUnder(mark.replyKey, new TextEncoder().encode(reply), mark.operation);
}

/** Stores the reply, encrypted, for repetitions of the request. */
export async function storeReply(
  tx: Database,
  mark: RequestMark,
  stored: StoredReply,
  now: Date,
): Promise<void> {
  const reply = stored.reply === null ? null : sealReply(mark, stored.reply);
  await tx
    .updateTable('idempotency_keys')
    .set({ status: stored.status, reply })
    .where('scope', '=', mark.scope)
    .where('key', '=', mark.key)
    .execute();
  // Last, because other writes of the same sender wait for it until the commit.
  await countAttempt(tx, bucketOf(mark), storedBytes, now, keySize + (reply?.length ?? 0));
}

/** The request itself may yet succeed: a second entry that says it failed would contradict the first one's. */
function stillRunning(): Problem {
  return new Problem('stillRunning', { retryAfter: 1, noted: true });
}

export async function forgetOldKeys(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - keyLifetime))
    .execute();
}

/** Lets equal requests of this process queue behind the first, without holding a connection while they wait. */
export function createKeyedQueue(): <T>(mark: string | null, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (mark, work) => {
    if (mark === null) return work();
    const before = last.get(mark);
    const mine = (async () => {
      await before?.catch(() => undefined);
      return work();
    })();
    last.set(mark, mine);
    try {
      return await mine;
    } finally {
      if (last.get(mark) === mine) last.delete(mark);
    }
  };
}
