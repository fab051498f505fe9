import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeyRing, WrongSecretKey } from './keys.ts';
import { startTestApp, type TestApp } from './testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const make = () => new Uint8Array(randomBytes(32));

test('forty callers at once get one key, and so does another instance', async () => {
  const keys = await Promise.all(Array.from({ length: 40 }, () => app.keys.get('pins', make)));
  const other = await createKeyRing(app.db, app.clock, app.config.secretKey).get('pins', make);
  for (const key of [...keys, other]) expect(key).toStrictEqual(keys[0]);
});

test('the database holds no key in the clear', async () => {
  const key = await app.keys.get('cookies', make);
  const row = await app.db
    .selectFrom('server_keys')
    .select('sealed')
    .where('name', '=', 'cookies')
    .executeTakeFirstOrThrow();
  expect(Buffer.from(row.sealed).includes(Buffer.from(key))).toBe(false);
});

test('another SECRET_KEY says so in a sentence', async () => {
  await app.keys.get('certificates', make);
  const wrong = createKeyRing(app.db, app.clock, 'x'.repeat(40));
  await expect(wrong.get('certificates', make)).rejects.toThrow(WrongSecretKey);
});

test('a sealed secret opens only in its own place', () => {
  const sealed = app.keys.seal(Uint8Array.of(1, 2, 3), 'totp:ada');
  expect(app.keys.open(sealed, 'totp:ada')).toStrictEqual(Uint8Array.of(1, 2, 3));
  expect(() => app.keys.open(sealed, 'totp:eve')).toThrow();
});
