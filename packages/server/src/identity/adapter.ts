import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Database } from '../app.ts';
import { isStorable } from '../http/storable.ts';
import { isActiveSession, unexpired } from './session/sessionLimit.ts';

/*
 * Records of OpenID (sessions, grants, codes, refresh tokens) in one table. Ids are bearer secrets: the table
 * holds their SHA-256 only. Times here are the system's, not app.clock's: the library reads the system clock
 * itself, and two clocks must not disagree about one token.
 */
function stored(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

const session = 'Session';
const refreshToken = 'RefreshToken';

/**
 * How many refresh tokens of one session stay usable. Each open tab has one, and each reload of a tab asks for another,
 * because tabs keep theirs in memory alone. A tab whose token was dropped asks for the session's tokens again, so with
 * more tabs than this no user is signed out; without a limit, reloads would leave hundreds until the session ends.
 */
export const tokensOfSession = 20;

/** How long an ended session stays marked, in ms: longer than a request that had read it before can last. */
const endedFor = 15 * 60_000;

/**
 * Marks a session as ended. The library saves a session after each request, so one that was read before the sign-out
 * would bring a deleted row back; a marked row refuses that save.
 */
async function endSession(db: Database, id: string): Promise<void> {
  const now = new Date();
  await db
    .updateTable('oidc_records')
    .set({ consumed_at: now, expires_at: now })
    .where('model', '=', session)
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes the oldest unused refresh tokens of a session that gets another, in the statement that saves it. Used ones
 * stay until they expire, because a second use of one must be noticed.
 */
function dropOldTokens(db: Database, saved: string, { accountId = '', sessionUid = '' }: AdapterPayload) {
  const surplus = db
    .selectFrom('oidc_records')
    .select('id')
    .where('model', '=', refreshToken)
    .where('account_id', '=', accountId)
    .where(sql`payload->>'sessionUid'`, '=', sessionUid)
    .where('consumed_at', 'is', null)
    .where('id', '<>', saved)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .offset(tokensOfSession - 1);
  // Two requests that drop the same tokens must not wait for each other.
  const unlocked = db
    .selectFrom('oidc_records')
    .select('id')
    .where('model', '=', refreshToken)
    .where('id', 'in', surplus)
    .forUpdate()
    .skipLocked();
  return db.deleteFrom('oidc_records').where('model', '=', refreshToken).where('id', 'in', unlocked);
}

/** A row as the library wants it back; `id` is the secret it asked with. */
function revive(
  row: { payload: Record<string, unknown>; consumed_at: Date | null },
  id: string | null,
): AdapterPayload {
  return {
    ...row.payload,
    ...(id === null ? {} : { jti: id }),
    ...(row.consumed_at === null ? {} : { consumed: Math.floor(row.consumed_at.getTime() / 1000) }),
  };
}

/** The library's storage for one of its models. */
export function createAdapter(db: Database, model: string): Adapter {
  const rows = () =>
    db.selectFrom('oidc_records').select(['payload', 'consumed_at']).where('model', '=', model);
  const unended = model === session ? sql<boolean>`oidc_records.consumed_at is null` : sql<boolean>`true`;
  const alive = () => (model === session ? isActiveSession() : unexpired);

  return {
    async upsert(id, payload, expiresIn = 0) {
      // A session without a signed-in user says nothing, and anyone could begin any number of them.
      if (model === session && payload.accountId === undefined) return;
      const { jti: _secret, ...kept } = payload;
      if (!isStorable(kept)) throw new errors.InvalidRequest('parameters must be storable text');
      const values = {
        payload: JSON.stringify(kept),
        grant_id: text(payload.grantId),
        uid: text(payload.uid),
        user_code: text(payload.userCode),
        account_id: text(payload.accountId),
        used_at: new Date(),
        expires_at: expiresIn > 0 ? new Date(Date.now() + expiresIn * 1000) : null,
      };
      const row = { model, id: stored(id), ...values };
      const saving =
        model === refreshToken ? db.with('dropped', () => dropOldTokens(db, row.id, payload)) : db;
      // consumed_at is left alone: a late save must not make a used code or token usable again.
      await saving
        .insertInto('oidc_records')
        .values(row)
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values).where(unended))
        .execute();
    },
    async find(id) {
      const row = await rows().where('id', '=', stored(id)).where(alive()).executeTakeFirst();
      return row === undefined ? undefined : revive(row, id);
    },
    async findByUid(uid) {
      const row = await rows().where('uid', '=', uid).where(alive()).executeTakeFirst();
      return row === undefined ? undefined : revive(row, null);
    },
    async findByUserCode(userCode) {
      const row = await rows().where('user_code', '=', userCode).where(alive()).executeTakeFirst();
      return row === undefined ? undefined : revive(row, null);
    },
    async consume(id) {
      const used = await db
        .updateTable('oidc_records')
        .set({ consumed_at: new Date() })
        .where('model', '=', model)
        .where('id', '=', stored(id))
        .where('consumed_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      // Of several simultaneous uses exactly one may succeed.
      if (used === undefined) throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      if (model === session) return endSession(db, stored(id));
      await db.deleteFrom('oidc_records').where('model', '=', model).where('id', '=', stored(id)).execute();
    },
    async revokeByGrantId(grantId) {
      await db
        .deleteFrom('oidc_records')
        .where('model', '=', model)
        .where('grant_id', '=', grantId)
        .execute();
    },
  };
}

/** Removes what ran out longer ago than any request lasts; called now and then. */
export async function sweepRecords(db: Database): Promise<void> {
  const before = new Date(Date.now() - endedFor);
  await db.deleteFrom('oidc_records').where('expires_at', '<', before).execute();
}
