import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Schemas } from '@countersign/api-client/contract';
import { startTestApp } from '../../testing/index.ts';

test('the database takes the kinds of the contract, and no others', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.close());
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conname = 'change_events_kind_check'`.execute(app.db);
  const kinds = rows.flatMap(({ definition }) =>
    [...definition.matchAll(/'(\w+)'/gu)].map(([, kind]) => kind),
  );
  const ofContract: Record<Schemas['ChangeEvent']['Kind'], true> = {
    documents: true,
    filters: true,
    users: true,
    reads: true,
    history: true,
  };
  expect(kinds.toSorted()).toEqual(Object.keys(ofContract).toSorted());
});
