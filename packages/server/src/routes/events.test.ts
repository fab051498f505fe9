import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { problemType } from '@countersign/api-client/rules';
import { apiAudience, authenticateBy } from '../identity/index.ts';
import type { Caller } from '../domain/caller.ts';
import { Problem } from '../errors.ts';
import { buildPortalSite } from '../portal/site.ts';
import { openEvents, type EventReader } from '../testing/eventReader.ts';
import {
  aClient,
  aDocument,
  aFirm,
  aPerson,
  fakeCaller,
  startTestApp,
  type TestApp,
} from '../testing/index.ts';

let app: TestApp;
let site: FastifyInstance;
let origin: string;
let staff: Caller;
let stranger: Caller;
let clientId: number;
let documentId: number;
const callers = new Map<string, Caller>();
const unattended: boolean[] = [];
const open: EventReader[] = [];

const bearerOf = ({ loginId }: Caller) => `Bearer ${loginId}`;

beforeAll(async () => {
  app = await startTestApp();
  const firm = await aFirm(app);
  staff = await fakeCaller(app, firm);
  const elsewhere = await aPerson(app, 'stranger@other.example');
  stranger = await fakeCaller(app, await aFirm(app, 'Other'), ['Employee'], elsewhere);
  ({ clientId } = await aClient(app, firm));
  ({ documentId } = await aDocument(app, firm, clientId));
});
afterAll(() => app.close());

beforeEach(async () => {
  for (const each of [staff, stranger]) callers.set(bearerOf(each), each);
  unattended.length = 0;
  site = await buildPortalSite(app, {
    readiness: { ready: true },
    heartbeat: 50,
    authenticate: async ({ headers }, _path, isUnattended) => {
      unattended.push(isUnattended);
      const caller = callers.get(headers.authorization ?? '');
      if (caller === undefined) throw new Problem('sessionUnreadable');
      return caller;
    },
  });
  origin = await site.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((reader) => reader.leave()));
  await site.close();
});

async function listen(caller = staff, lastEventId?: string): Promise<EventReader> {
  const reader = await openEvents(`${origin}/rest/events/stream`, {
    authorization: bearerOf(caller),
    ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
  });
  open.push(reader);
  return reader;
}

const rename = (title: string) =>
  app.db.updateTable('documents').set({ title }).where('id', '=', documentId).execute();

test('a stream says at once where it begins, and then each change', async () => {
  const reader = await listen();
  expect(reader.status).toBe(200);
  expect(Object.fromEntries(reader.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(reader.headers.has('content-encoding')).toBe(false);
  const first = await reader.next();
  expect(first?.data).toEqual({ Position: first?.id, Everything: false, Changes: [] });
  await rename('Lease');
  const next = await reader.next();
  expect(next?.data).toEqual({
    Position: next?.id,
    Everything: false,
    Changes: [{ Kind: 'documents', ClientId: clientId, DocumentIds: [documentId], Own: false }],
  });
});

test('a HEAD opens none', async () => {
  const headers = { authorization: bearerOf(staff) };
  for (let count = 0; count < 9; count += 1) {
    const answer = await fetch(`${origin}/rest/events/stream`, { method: 'HEAD', headers });
    expect(answer.status).toBe(404);
  }
  // A login has eight.
  expect((await listen()).status).toBe(200);
});

test('neither the stream nor the poll counts as session activity', async () => {
  await (await listen()).next();
  const poll = await fetch(`${origin}/rest/events/`, { headers: { authorization: bearerOf(staff) } });
  expect(poll.status).toBe(200);
  expect(new Set(unattended)).toEqual(new Set([true]));
  await fetch(`${origin}/rest/filters/`, { headers: { authorization: bearerOf(staff) } });
  expect(unattended).toContain(false);
});

test('no firm gets the changes of another', async () => {
  const theirs = await listen(stranger);
  await theirs.next();
  const ours = await listen();
  await ours.next();
  await rename('Ours');
  expect((await ours.next())?.data.Changes).toHaveLength(1);
  // Whatever comes to them by now is a comment.
  expect(await theirs.part()).toBe(':');
  const poll = await fetch(`${origin}/rest/events/?age=60`, {
    headers: { authorization: bearerOf(stranger) },
  });
  const { Everything, Changes } = Object(await poll.json());
  expect(Everything).toBe(false);
  // Their own firm was made just now, and its staff.
  expect(Changes).toEqual([{ Kind: 'users', ClientId: null, DocumentIds: null, Own: false }]);
});

test('who was away gets what they missed, and is told if that is not known any more', async () => {
  const before = await listen();
  const { id = '' } = (await before.next()) ?? {};
  await before.leave();
  await rename('While away');
  const after = await listen(staff, id);
  expect((await after.next())?.data.Changes).toMatchObject([{ DocumentIds: [documentId] }]);
  const [snapshot] = id.split('.');
  for (const old of [`${snapshot}.1`, 'nonsense']) {
    const late = await listen(staff, old);
    expect((await late.next())?.data).toMatchObject({ Everything: true, Changes: [] });
  }
});

describe('a session that ends', () => {
  test('ends its stream at the next change, which it does not get', async () => {
    const reader = await listen();
    await reader.next();
    callers.delete(bearerOf(staff));
    await rename('Secret');
    expect(await reader.next()).toBeNull();
  });

  test('ends its stream although nothing is changed', async () => {
    const reader = await listen();
    await reader.next();
    callers.delete(bearerOf(staff));
    while ((await reader.part()) !== null);
    const again = await listen();
    expect(again.status).toBe(401);
  });

  test('ends with the role too', async () => {
    const reader = await listen();
    await reader.next();
    callers.set(bearerOf(staff), { ...staff, roles: ['Owner'] });
    await rename('Secret');
    expect(await reader.next()).toBeNull();
  });
});

test('a login holds eight streams', async () => {
  const held: EventReader[] = [];
  for (let count = 0; count < 8; count += 1) held.push(await listen());
  const more = await fetch(`${origin}/rest/events/stream`, { headers: { authorization: bearerOf(staff) } });
  expect(more.status).toBe(429);
  expect(more.headers.get('retry-after')).toBe('30');
  expect(await more.json()).toMatchObject({ type: problemType('tooManyAttempts') });
  expect((await listen(stranger)).status).toBe(200);
  await held[0]?.leave();
  await expect.poll(async () => (await listen()).status).toBe(200);
});

test('a server that stops ends the streams at once', async () => {
  const reader = await listen();
  await reader.next();
  await site.close();
  while ((await reader.part()) !== null);
});

test('the real check of a token refuses a stream as any other call', async () => {
  const real = await buildPortalSite(app, {
    readiness: { ready: true },
    authenticate: authenticateBy(app, apiAudience),
  });
  const answer = await real.inject({
    url: '/rest/events/stream',
    headers: { authorization: 'Bearer a.b.c' },
  });
  expect(answer.statusCode).toBe(401);
  await real.close();
});
