import type { Database } from '../app.ts';
import { createAdapter } from './adapter.ts';
import { lifetimes } from './constants.ts';

/** Progress of a sign-in: the user with the correct password, and the next step. */
export type SignInStep =
  | { subject: string; next: 'code' }
  /** `secret`: sealed; it belongs to this sign-in alone, so that no other person ever saw it. */
  | { subject: string; next: 'setUp'; secret: Uint8Array };

const model = 'SignInStep';

/** Stored on the server under the interaction's id, which a cookie binds to one browser. */
export function stepStore(db: Database) {
  const records = createAdapter(db, model);
  return {
    async read(uid: string): Promise<SignInStep | null> {
      const record = await records.find(uid);
      if (record?.accountId === undefined) return null;
      const { accountId: subject, kind, secret } = record;
      if (kind !== 'setUp') return { subject, next: 'code' };
      if (typeof secret !== 'string') return null;
      return { subject, next: 'setUp', secret: Buffer.from(secret, 'base64') };
    },
    async write(uid: string, step: SignInStep): Promise<void> {
      const secret = step.next === 'setUp' ? { secret: Buffer.from(step.secret).toString('base64') } : {};
      await records.upsert(
        uid,
        { accountId: step.subject, kind: step.next, ...secret },
        lifetimes.interaction,
      );
    },
    async clear(uid: string): Promise<void> {
      await records.destroy(uid);
    },
    /** Forgets every sign-in of that person that waits for its next step. */
    async clearAll(subject: string): Promise<void> {
      await db
        .deleteFrom('oidc_records')
        .where('model', '=', model)
        .where('account_id', '=', subject)
        .execute();
    },
  };
}
