import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSite } from '../http/site.ts';
import { connectPostgres } from '../store/open.ts';
import { refusal, startTestApp, type TestApp } from '../testing/index.ts';
import { addHealth } from './health.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

async function ask(parts: { ready: boolean; db?: TestApp['db'] }) {
  const site = createSite(app, { name: 'portal' });
  addHealth(site, { ...app, db: parts.db ?? app.db }, { ready: parts.ready });
  const answers = await Promise.all(['/health/live', '/health/ready'].map((url) => site.inject(url)));
  await site.close();
  const [live, ready] = answers.map((answer) => ({
    status: answer.statusCode,
    body: answer.json(),
    retryAfter: answer.headers['retry-after'],
  }));
  return { live, ready };
}

const alive = { status: 200, body: { status: 'live' } };

it('reports a server that works as ready', async () => {
  expect(await ask({ ready: true })).toMatchObject({ live: alive, ready: { status: 200 } });
});

it('reports a server that is starting or stopping as alive and not ready', async () => {
  const expected = { live: alive, ready: { ...refusal('notReady'), retryAfter: '1' } };
  expect(await ask({ ready: false })).toMatchObject(expected);
});

it('reports a database that does not respond as alive and not ready', async () => {
  // Nothing listens on this port.
  const db = connectPostgres('postgres://127.0.0.1:1/none', { max: 1 });
  const expected = { live: alive, ready: { ...refusal('notReady'), retryAfter: '5' } };
  expect(await ask({ ready: true, db })).toMatchObject(expected);
  await db.destroy();
});
