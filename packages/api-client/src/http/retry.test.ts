import { afterEach, describe, expect, test, vi } from 'vitest';
import { isOutcomeUnknown } from '../errors.ts';
import { unwrap, createPortalClient } from '../http.ts';
import { messages } from '../rules/messages.ts';
import { createFakeServer, html, json, problem } from '../testing/fakeServer.ts';
import type { Answer } from '../testing/fakeServer.ts';
import { createFakeTiming } from '../testing/fakeTiming.ts';

const link = { TextDocumentLink: 'https://portal.example/documents/12/4021' };
const offline = () => new TypeError('Failed to fetch');

function setUp(...answers: (() => Answer)[]) {
  const server = createFakeServer(...answers);
  const timing = createFakeTiming(0.5);
  const client = createPortalClient({
    baseUrl: 'http://portal.test/rest',
    getToken: () => Promise.resolve('token'),
    onUnauthorized: () => undefined,
    fetch: server.fetch,
    timing,
  });
  const path = { params: { path: { id: 5 } } };
  return {
    client,
    server,
    timing,
    read: () => unwrap(client.GET('/documents/{id}/getlink', path)),
    write: () => unwrap(client.POST('/documents/resendPins/{id}', path)),
    resendAll: () => unwrap(client.GET('/accounts/resendInviteToAllUnaccepted/')),
  };
}

describe('a read', () => {
  test.each([
    ['no connection', offline],
    ['a gateway page', () => html(502)],
    ['HTML in a 200', () => html(200)],
    ['a gateway’s 404', () => html(404)],
    ['a gateway’s 520', () => html(520)],
    ['a gateway’s JSON', () => json({ message: 'no Route matched' }, { status: 404 })],
    ['a busy server', () => problem(503, 'Busy')],
  ])('is repeated twice after %s', async (_, failing) => {
    const { read, server, timing } = setUp(failing, failing, () => json(link));
    expect(await read()).toEqual(link);
    expect(server.requests).toHaveLength(3);
    expect(timing.waits).toEqual([200, 400]);
  });

  test('is abandoned after the third failure', async () => {
    const { read, server } = setUp(offline);
    await expect(read()).rejects.toMatchObject({ kind: 'network' });
    expect(server.requests).toHaveLength(3);
  });

  test.each([400, 401, 403, 404, 409, 501])('is not repeated after %i', async (status) => {
    const { read, server } = setUp(() => problem(status, 'No'));
    await expect(read()).rejects.toMatchObject({ status });
    expect(server.requests).toHaveLength(1);
  });

  test('waits as long as the server asks, in seconds or until a time', async () => {
    const seconds = setUp(
      () => problem(429, 'Slow down', {}, { 'Retry-After': '3' }),
      () => json(link),
    );
    await seconds.read();
    expect(seconds.timing.waits).toEqual([3_200]);
    const until = { 'Retry-After': 'Sat, 05 Sep 2026 04:00:02 GMT' };
    const date = setUp(
      () => problem(503, 'Busy', {}, until),
      () => json(link),
    );
    await date.read();
    expect(date.timing.waits).toEqual([2_200]);
  });

  test('waits until a time of the server, whatever this machine takes for the time', async () => {
    const { read, timing } = setUp(
      () =>
        problem(
          503,
          'Busy',
          {},
          {
            'Retry-After': 'Sun, 06 Sep 2026 04:00:02 GMT',
            Date: 'Sun, 06 Sep 2026 04:00:00 GMT',
          },
        ),
      () => json(link),
    );
    await read();
    expect(timing.waits).toEqual([2_200]);
  });

  test('does not wait for a server that asks for minutes', async () => {
    const { read, server } = setUp(() => problem(429, 'Slow down', {}, { 'Retry-After': '120' }));
    await expect(read()).rejects.toMatchObject({ status: 429, retryAfter: 120_000 });
    expect(server.requests).toHaveLength(1);
  });

  test('has ten seconds for each try', async () => {
    const { read, server, timing } = setUp(() => 'silence');
    const outcome = expect(read()).rejects.toMatchObject({ kind: 'timeout', status: 0 });
    for (const count of [1, 2, 3]) {
      await expect.poll(() => server.requests.length).toBe(count);
      timing.expire(10_000);
    }
    await outcome;
    expect(server.requests).toHaveLength(3);
  });

  test('that changes something leaves once', async () => {
    const { resendAll, server } = setUp(offline);
    await expect(resendAll()).rejects.toMatchObject({ kind: 'network' });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a write', () => {
  test('is repeated under the same key while nobody knows whether it was done', async () => {
    const { write, server } = setUp(
      offline,
      () => html(502),
      () => json(true),
    );
    expect(await write()).toBe(true);
    const keys = server.requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test('does not leave while the browser is offline, so that nothing of it is unknown', async () => {
    const { write, read, server } = setUp(() => json(true));
    vi.stubGlobal('navigator', { onLine: false });
    const error: unknown = await write().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'network', message: messages.offline });
    expect(isOutcomeUnknown(error)).toBe(false);
    expect(server.requests).toHaveLength(0);
    // A read may be tried: what it asks for can come from a cache.
    await read().catch(() => undefined);
    expect(server.requests.length).toBeGreaterThan(0);
    vi.unstubAllGlobals();
  });

  test('has a key of its own', async () => {
    const { write, server } = setUp(() => json(true));
    await write();
    await write();
    const [first, second] = server.requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[\w-]{8,128}$/);
    expect(second).not.toBe(first);
  });

  test.each([
    ['a gateway page in a 200', () => html(200)],
    ['a gateway page in a 500', () => html(500)],
    ['broken JSON', () => new Response('{"Id":', { headers: { 'Content-Type': 'application/json' } })],
    ['a fault of the server', () => problem(500, 'An error has occurred.')],
    ['a server without its database', () => problem(503, 'Try again', {}, { 'Retry-After': '2' })],
  ])('is repeated under the same key after %s', async (_, failing) => {
    const { write, server } = setUp(failing, () => json(true));
    expect(await write()).toBe(true);
    const keys = server.requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test.each([
    ['too many calls', () => problem(429, 'Slow down', {}, { 'Retry-After': '60' })],
    ['an ended session', () => problem(401, 'Sign in again')],
    ['withdrawn access', () => problem(403, 'Not yours')],
    ['a gateway that wants a sign-in', () => html(401)],
  ])('whose outcome is unknown stays so if the next try meets %s', async (_, next) => {
    const { write, server } = setUp(offline, next);
    await expect(write()).rejects.toMatchObject({ kind: 'network' });
    expect(server.requests).toHaveLength(2);
  });

  test('whose outcome was unknown has failed once the server rejects it', async () => {
    const { write } = setUp(offline, () => problem(409, 'Already signed'));
    await expect(write()).rejects.toMatchObject({ kind: 'problem', status: 409 });
  });

  test('that the server rejected is not repeated', async () => {
    for (const status of [409, 422, 429, 501, 507]) {
      const { write, server } = setUp(() => problem(status, 'No'));
      await expect(write()).rejects.toMatchObject({ status });
      expect(server.requests).toHaveLength(1);
    }
  });

  test('is not repeated after a 500 that says what is wrong: a damaged file', async () => {
    const type = 'urn:countersign:problem:fileDamaged';
    const { write, server } = setUp(() => problem(500, 'The stored file is damaged.', { type }));
    await expect(write()).rejects.toMatchObject({ code: 'fileDamaged' });
    expect(server.requests).toHaveLength(1);
  });

  test('has thirty seconds, and is asked for once more after them', async () => {
    const { write, server, timing } = setUp(() => 'silence');
    const outcome = expect(write()).rejects.toMatchObject({ kind: 'timeout' });
    for (const count of [1, 2]) {
      await expect.poll(() => server.requests.length).toBe(count);
      timing.expire(30_000);
    }
    await outcome;
    expect(new Set(server.requests.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  test('that the server is still working on is waited for', async () => {
    const running = () =>
      problem(409, 'The same request is still being worked on.', {}, { 'Retry-After': '1' });
    const { write, timing } = setUp(offline, running, () => json(true));
    expect(await write()).toBe(true);
    expect(timing.waits).toEqual([200, 1_400]);
  });

  test('sends its body again', async () => {
    const { client, server } = setUp(offline, () =>
      json({ Deleted: [1], AlreadyDeleted: [], Blocked: [], Failed: [] }),
    );
    await unwrap(client.POST('/documents/removeMultiple', { body: { documentIds: [1] } }));
    expect(await server.requests[1]?.json()).toEqual({ documentIds: [1] });
  });
});

describe('what waits for a PDF', () => {
  const path = { params: { path: { id: 5 } } };
  const checked = { IsSignable: true, Message: null, Checks: [] };

  afterEach(() => {
    vi.useRealTimers();
  });

  /** A server that responds once a time (ms) has passed. */
  function setUpSlow(ms: number, body: unknown) {
    vi.useFakeTimers();
    const requests: Request[] = [];
    const client = createPortalClient({
      baseUrl: 'http://portal.test/rest',
      getToken: () => Promise.resolve('token'),
      onUnauthorized: () => undefined,
      fetch: (request) => {
        requests.push(request);
        return new Promise((resolve, reject) => {
          setTimeout(() => resolve(json(body)), ms);
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
        });
      },
    });
    return {
      requests,
      check: () => unwrap(client.GET('/sign/verifyDocumentForSigning/{id}', path)),
      setUpSigning: () => unwrap(client.POST('/sign/clickToSign/{id}', { ...path, body: { UserIds: [7] } })),
    };
  }

  test('is a check that comes through after 30 seconds, asked once', async () => {
    const { check, requests } = setUpSlow(30_000, checked);
    const outcome = expect(check()).resolves.toEqual(checked);
    await vi.advanceTimersByTimeAsync(30_000);
    await outcome;
    expect(requests).toHaveLength(1);
  });

  test('is a setup that comes through after 100 seconds, sent once', async () => {
    const { setUpSigning, requests } = setUpSlow(100_000, { Id: 5 });
    const outcome = expect(setUpSigning()).resolves.toMatchObject({ Id: 5 });
    await vi.advanceTimersByTimeAsync(100_000);
    await outcome;
    expect(requests).toHaveLength(1);
  });

  test('is abandoned before the server ends the connection, and a check is not asked again', async () => {
    const { check, requests } = setUpSlow(600_000, checked);
    const outcome = expect(check()).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(120_000);
    await outcome;
    expect(requests).toHaveLength(1);
  });

  test('is repeated after a lost connection', async () => {
    const { client, server } = setUp(offline, () => json(checked));
    expect(await unwrap(client.GET('/sign/verifyDocumentForSigning/{id}', path))).toEqual(checked);
    expect(server.requests).toHaveLength(2);
  });
});
