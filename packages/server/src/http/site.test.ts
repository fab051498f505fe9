import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal, startTestApp, type TestApp } from '../testing/index.ts';
import { Problem } from '../errors.ts';
import { addBuiltAssets } from './builtAssets.ts';
import { createSite } from './site.ts';

let app: TestApp;
let site: FastifyInstance;
let reached = 0;
beforeAll(async () => {
  app = await startTestApp();
  site = createSite(app, { name: 'portal', bodyLimit: 100 });
  site.post('/notes', () => {
    reached += 1;
    return { reached };
  });
  site.get('/busy', () => {
    throw new Problem('signingBusy', { retryAfter: 30 });
  });
  site.get('/fault', () => {
    throw new Error('the password is 1234');
  });
  addBuiltAssets(site, { folder: import.meta.dirname, prefix: '/assets/' });
  await site.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await site.close();
  await app.close();
});

const json = { 'content-type': 'application/json' };

it.each([
  ['notFound', { method: 'GET', url: '/nowhere' }],
  ['notFound', { method: 'GET', url: '/assets/..%5csite.ts' }],
  ['notFound', { method: 'GET', url: '/assets//site.ts' }],
  ['notFound', { method: 'DELETE', url: '/notes' }],
  ['requestUnreadable', { method: 'POST', url: '/notes', headers: json, payload: '{"a":' }],
  ['requestUnreadable', { method: 'POST', url: '/notes?name=%00', headers: json, payload: '{}' }],
  ['requestTooLarge', { method: 'POST', url: '/notes', headers: json, payload: `"${'a'.repeat(100)}"` }],
  ['contentTypeRefused', { method: 'POST', url: '/notes', headers: { 'content-type': 'a/b' }, payload: 'a' }],
  ['serverFailed', { method: 'GET', url: '/fault' }],
] as const)('answers %s, and no handler runs: %j', async (code, request) => {
  const answer = await site.inject(request);
  expect({ status: answer.statusCode, body: answer.json() }).toMatchObject(refusal(code));
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.body).not.toContain('1234');
  expect(reached).toBe(0);
});

it.each([
  ['/busy', [[40, 'request refused by a limit']]],
  [
    '/fault',
    [
      [50, 'fault'],
      [50, 'request failed'],
    ],
  ],
])('logs %s as what it is', async (url, lines) => {
  app.logged.length = 0;
  await site.inject({ url });
  expect(app.logged.map(({ level, msg }) => [level, msg])).toEqual(lines);
});

async function open(): Promise<Socket> {
  const address: AddressInfo | string | null = site.server.address();
  if (address === null || typeof address === 'string') throw new Error('The site does not listen.');
  const socket = connect(address.port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Reads the response of a connection that the server ends. */
async function answerOf(socket: Socket) {
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toContain('content-type: application/problem+json');
  expect(head).toContain("frame-ancestors 'none'");
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

it.each([
  ['headersTooLarge', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['requestUnreadable', 'NOT A REQUEST\r\n\r\n'],
] as const)('answers %s before there is a request', async (code, bytes) => {
  const socket = await open();
  socket.write(bytes);
  expect(await answerOf(socket)).toMatchObject(refusal(code));
});

it('returns requestTimedOut for headers that do not end in time', async () => {
  const accepted = once(site.server, 'connection');
  const socket = await open();
  const [serverSide] = await accepted;
  // Node reports it after the time that a site waits for headers.
  site.server.emit(
    'clientError',
    Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
    serverSide,
  );
  expect(await answerOf(socket)).toMatchObject(refusal('requestTimedOut'));
});
