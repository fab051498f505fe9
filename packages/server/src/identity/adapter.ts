import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Database } from '../app.ts';
import { holdsNul } from '../http/nul.ts';
import { inUse, secondsLeft } from './session/sessionLimit.ts';

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

/** How long an ended session stays marked, in ms: longer than a request that had read it before can last. */
const endedFor = 15 * 60_000;

/**
 * Marks sessions as ended. The library saves a session after each request, so one that was read before the sign-out
 * would bring a deleted row back; a marked row refuses that save.
 */
async function endSessions(db: Database, column: 'id' | 'account_id', value: string): Promise<void> {
  const now = new Date();
  await db
    .updateTable('oidc_records')
    .set({ consumed_at: now, expires_at: now })
    .where('model', '=', session)
    .where(column, '=', value)
    .execute();
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
  const alive = sql<boolean>`(expires_at is null or expires_at > now()) and ${unended} and ${model === session ? inUse : sql`true`}`;
  /** A session that has reached its limit is none, whatever its record says. */
  const isOver = ({ payload: { loginTs } }: { payload: Record<string, unknown> }) =>
    model === session && typeof loginTs === 'number' && secondsLeft(loginTs) <= 0;

  return {
    async upsert(id, payload, expiresIn = 0) {
      // A session in which nobody is signed in says nothing, and anybody could begin any number of them.
      if (model === session && payload.accountId === undefined) return;
      const { jti: _secret, ...kept } = payload;
      if (holdsNul(kept)) throw new errors.InvalidRequest('parameters must not contain NUL');
      const values = {
        payload: JSON.stringify(kept),
        grant_id: text(payload.grantId),
        uid: text(payload.uid),
        user_code: text(payload.userCode),
        account_id: text(payload.accountId),
        used_at: new Date(),
        expires_at: expiresIn > 0 ? new Date(Date.now() + expiresIn * 1000) : null,
      };
      // consumed_at is left alone: a late save must not make a used code or token usable again.
      await db
        .insertInto('oidc_records')
        .values({ model, id: stored(id), ...values })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values).where(unended))
        .execute();
    },
    async find(id) {
      const row = await rows().where('id', '=', stored(id)).where(alive).executeTakeFirst();
      return row === undefined || isOver(row) ? undefined : revive(row, id);
    },
    async findByUid(uid) {
      const row = await rows().where('uid', '=', uid).where(alive).executeTakeFirst();
      return row === undefined || isOver(row) ? undefined : revive(row, null);
    },
    async findByUserCode(userCode) {
      const row = await rows().where('user_code', '=', userCode).where(alive).executeTakeFirst();
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
      if (model === session) return endSessions(db, 'id', stored(id));
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

/** Ends everything a person is signed in to: sessions, refresh tokens, codes, in every browser. */
export async function revokeLogin(db: Database, subject: string): Promise<void> {
  await endSessions(db, 'account_id', subject);
  await db
    .deleteFrom('oidc_records')
    .where('account_id', '=', subject)
    .where('model', '<>', session)
    .execute();
}
