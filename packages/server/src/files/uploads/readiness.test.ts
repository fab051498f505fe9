import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectPostgres } from '../../store/open.ts';
import { createFilesSite } from '../filesSite.ts';
import { openFilesFixture, type FilesFixture } from '../testing/filesFixture.ts';

let desk: FilesFixture;
beforeAll(async () => {
  desk = await openFilesFixture();
});
afterAll(() => desk.close());

it('is told to pages of the portal without a token, and never cached', async () => {
  const origin = desk.app.config.origins.portal;
  const reply = await fetch(`${desk.origin}/api/upload/ready`, { headers: { origin } });
  expect([reply.status, await reply.json()]).toEqual([200, { Ready: true }]);
  expect(reply.headers.get('access-control-allow-origin')).toBe(origin);
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

it('is denied with a 503 while the database can’t be reached', async () => {
  // Nothing listens on this port.
  const db = connectPostgres('postgres://127.0.0.1:1/none', { max: 1 });
  const authenticate = () => Promise.reject(new Error('Nobody asks who calls.'));
  const site = createFilesSite({ ...desk.app, db }, { authenticate });
  expect((await site.inject('/api/upload/ready')).statusCode).toBe(503);
  await site.close();
  await db.destroy();
});
