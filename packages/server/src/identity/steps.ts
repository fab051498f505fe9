import type { Database } from '../app.ts';
import { createAdapter } from './adapter.ts';
import { lifetimes } from './constants.ts';

/** Progress of a sign-in: the user with the correct password, and the next step. */
export interface SignInStep {
  subject: string;
  next: 'code' | 'setUp';
}

/** Stored on the server under the interaction's id, which a cookie binds to one browser. */
export function stepStore(db: Database) {
  const records = createAdapter(db, 'SignInStep');
  return {
    async read(uid: string): Promise<SignInStep | null> {
      const record = await records.find(uid);
      if (record === undefined || record.accountId === undefined) return null;
      return { subject: record.accountId, next: record.kind === 'setUp' ? 'setUp' : 'code' };
    },
    async write(uid: string, step: SignInStep): Promise<void> {
      await records.upsert(uid, { accountId: step.subject, kind: step.next }, lifetimes.interaction);
    },
    async clear(uid: string): Promise<void> {
      await records.destroy(uid);
    },
  };
}
