import { sql } from 'kysely';
import type { Database } from '../../app.ts';
import { LOCK_MS } from './constants.ts';

/** A signer's hold on a document. The fence grows with every take and renewal; older ones count for nothing. */
export interface Lock {
  firmId: number;
  documentId: number;
  signerId: number;
  fence: number;
  expiresAt: Date;
}

interface LockRow {
  firm_id: number;
  document_id: number;
  signer_id: number | null;
  fence: number;
  expires_at: Date;
}

interface Holder {
  firmId: number;
  documentId: number;
  signerId: number;
}

function toLock(row: LockRow | undefined): Lock | null {
  if (row === undefined || row.signer_id === null) return null;
  return {
    firmId: row.firm_id,
    documentId: row.document_id,
    signerId: row.signer_id,
    fence: row.fence,
    expiresAt: row.expires_at,
  };
}

/** Whole seconds until a lock ends, for clients, whose clocks can differ. */
export function secondsLeft(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
}

function end(now: Date): Date {
  return new Date(now.getTime() + LOCK_MS);
}

/**
 * Takes the document's lock for five minutes, in one statement, so that exactly one of many simultaneous
 * calls succeeds. An expired lock can be taken over, and the signer's own at any time: the earlier session
 * loses its fence. `null`: another signer holds it.
 */
export async function takeLock(db: Database, holder: Holder, now: Date): Promise<Lock | null> {
  const taken = await db
    .insertInto('signing_locks')
    .values({
      document_id: holder.documentId,
      firm_id: holder.firmId,
      signer_id: holder.signerId,
      fence: 1,
      expires_at: end(now),
      released: false,
    })
    .onConflict((conflict) =>
      conflict
        .column('document_id')
        .doUpdateSet({
          signer_id: holder.signerId,
          fence: sql<number>`signing_locks.fence + 1`,
          expires_at: end(now),
          released: false,
        })
        .where((eb) =>
          eb.or([
            eb('signing_locks.expires_at', '<=', now),
            eb('signing_locks.signer_id', '=', holder.signerId),
          ]),
        ),
    )
    .returningAll()
    .executeTakeFirst();
  const lock = toLock(taken);
  if (lock !== null) await dropDraft(db, holder.documentId);
  return lock;
}

/**
 * Renews a lock that is still active for five minutes under a new fence; `null` if it is not. With a fence,
 * only the session that holds it is renewed.
 */
export async function renewLock(
  db: Database,
  holder: Holder,
  now: Date,
  fence?: number,
): Promise<Lock | null> {
  const renewed = await db
    .updateTable('signing_locks')
    .set({ fence: sql<number>`fence + 1`, expires_at: end(now) })
    .where('firm_id', '=', holder.firmId)
    .where('document_id', '=', holder.documentId)
    .where('signer_id', '=', holder.signerId)
    .where('expires_at', '>', now)
    .$if(fence !== undefined, (query) => query.where('fence', '=', fence ?? 0))
    .returningAll()
    .executeTakeFirst();
  const lock = toLock(renewed);
  if (lock !== null) await dropDraft(db, holder.documentId);
  return lock;
}

/** Returns the active lock, with its row locked until the transaction ends; `null` if there is none. */
export async function activeLock(tx: Database, documentId: number, now: Date): Promise<Lock | null> {
  const row = await tx
    .selectFrom('signing_locks')
    .selectAll()
    .where('document_id', '=', documentId)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return toLock(row);
}

/** Releases the lock of this fence and returns whether it was still active; a later one is left alone. */
export async function releaseLock(
  db: Database,
  documentId: number,
  fence: number,
  now: Date,
): Promise<boolean> {
  const released = await db
    .updateTable('signing_locks')
    .set({ expires_at: now, released: true })
    .where('document_id', '=', documentId)
    .where('fence', '=', fence)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const stood = released.numUpdatedRows > 0n;
  if (stood) await dropDraft(db, documentId);
  return stood;
}

/** Releases any active lock, as removing the task does, and invalidates every fence so far. */
export async function breakLock(db: Database, documentId: number, now: Date): Promise<void> {
  await db
    .updateTable('signing_locks')
    .set({ fence: sql<number>`fence + 1`, expires_at: now })
    .where('document_id', '=', documentId)
    .execute();
  await dropDraft(db, documentId);
}

/** Uncommitted work is discarded with its lock. */
async function dropDraft(db: Database, documentId: number): Promise<void> {
  await db.deleteFrom('signing_drafts').where('document_id', '=', documentId).execute();
}

/** A lock as the page of any signer of its document knows it. */
export interface HeldLock {
  signer_id: number | null;
  fence: number;
  expires_at: Date;
}

/** Returns the lock on the document, if one is active. */
export async function lockOn(db: Database, documentId: number, now: Date): Promise<HeldLock | undefined> {
  return db
    .selectFrom('signing_locks')
    .select(['signer_id', 'fence', 'expires_at'])
    .where('document_id', '=', documentId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
