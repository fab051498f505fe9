import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aScene, setUp, type Scene } from '../../domain/signing/testing/scene.ts';
import { migrations } from './index.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await aScene();
});
afterAll(() => scene.app.close());

test('signers of an older installation get the time of their first PIN', async () => {
  const setUpAt = scene.app.clock.now();
  await setUp(scene);
  const { db } = scene.app;
  await db.updateTable('signers').set({ pin_sends: 3 }).where('position', '=', 0).execute();
  const later = new Date(setUpAt.getTime() + 60_000);
  await db.updateTable('signers').set({ pin_sent_at: later }).where('position', '<', 2).execute();
  await sql`alter table signers drop column pin_first_sent_at`.execute(db);
  await migrations['0044-first-pins']?.up(db);
  const rows = await db.selectFrom('signers').select('pin_first_sent_at').orderBy('position').execute();
  expect(rows.map((row) => row.pin_first_sent_at)).toEqual([setUpAt, later, null]);
});
