import { describe, expect, test } from 'vitest';
import { createPortalClient } from '../http.ts';
import { createFakeServer, html, json, problem } from '../testing/fakeServer.ts';
import type { Answer } from '../testing/fakeServer.ts';
import { createFakeTiming } from '../testing/fakeTiming.ts';
import { listEvents, openEventStream } from './events.ts';

function setUp(...answers: (() => Answer)[]) {
  const server = createFakeServer(...answers);
  const timing = createFakeTiming();
  const client = createPortalClient({
    baseUrl: 'http://portal.test/rest',
    getToken: () => Promise.resolve('token'),
    onUnauthorized: () => undefined,
    fetch: server.fetch,
    timing,
  });
  return { client, server, timing };
}

const { signal } = new AbortController();
const stream = () => new Response('data: {}\n\n', { headers: { 'Content-Type': 'text/event-stream' } });

describe('the stream', () => {
  test('carries the token and the position, and is passed on unread', async () => {
    const { client, server } = setUp(stream);
    const body = await openEventStream(client, { after: '7:8:.9', age: 4 }, signal);
    const [request] = server.requests;
    expect(request?.url).toBe('http://portal.test/rest/events/stream');
    expect(request?.headers.get('authorization')).toBe('Bearer token');
    expect(request?.headers.get('accept')).toBe('text/event-stream');
    expect(request?.headers.get('last-event-id')).toBe('7:8:.9');
    expect(await new Response(body).text()).toBe('data: {}\n\n');
  });

  test('without a position says how old the data is', async () => {
    const { client, server } = setUp(stream);
    await openEventStream(client, { after: null, age: 4 }, signal);
    expect(server.requests[0]?.url).toBe('http://portal.test/rest/events/stream?age=4');
    expect(server.requests[0]?.headers.has('last-event-id')).toBe(false);
  });

  test('that is refused, or is something else, fails at once and is not repeated here', async () => {
    const refused = setUp(() => problem(429, 'Too many', {}, { 'Retry-After': '30' }));
    const from = { after: null, age: 0 };
    await expect(openEventStream(refused.client, from, signal)).rejects.toMatchObject({
      status: 429,
      retryAfter: 30_000,
    });
    expect(refused.server.requests).toHaveLength(1);
    const gateway = setUp(() => html(200));
    await expect(openEventStream(gateway.client, from, signal)).rejects.toMatchObject({ kind: 'malformed' });
    expect(gateway.server.requests).toHaveLength(1);
  });

  test('may go on for longer than a response may take', async () => {
    const { client, timing } = setUp(stream);
    const body = await openEventStream(client, { after: null, age: 0 }, signal);
    timing.expire(10_000);
    expect(await new Response(body).text()).toBe('data: {}\n\n');
  });
});

test('a poll asks for what came after a position', async () => {
  const events = { Position: '8:8:.9', Everything: false, Changes: [] };
  const { client, server } = setUp(() => json(events));
  expect(await listEvents(client, { after: '7:8:.9', age: 4 }, signal)).toEqual(events);
  expect(server.requests[0]?.url).toBe('http://portal.test/rest/events/?after=7%3A8%3A.9');
});
