import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPortalClient } from '../http.ts';
import { createFakeServer, html, json, problem } from '../testing/fakeServer.ts';
import type { Answer } from '../testing/fakeServer.ts';
import { createFakeTiming } from '../testing/fakeTiming.ts';

function setUp(...answers: (() => Answer)[]) {
  const server = createFakeServer(...answers);
  const onFailed = vi.fn();
  const client = createPortalClient({
    baseUrl: 'http://portal.test/rest',
    getToken: () => Promise.resolve('token'),
    onUnauthorized: () => undefined,
    onFailed,
    fetch: server.fetch,
    timing: createFakeTiming(),
  });
  const path = { params: { path: { id: 4021 } } };
  return {
    client,
    server,
    onFailed,
    read: () => client.GET('/documents/{id}/getlink', path),
    resendPins: () => client.POST('/documents/resendPins/{id}', path),
    resendExternal: () => client.POST('/documents/{id}/adobesignresendnotifications', path),
  };
}

const code = (name: string) => ({ type: `urn:countersign:problem:${name}` });
const off = () => problem(409, 'Notification are not enabled for this document', code('notificationsOff'));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a failed call is reported', () => {
  test('with its path in the contract, status, code and reference', async () => {
    const { read, onFailed } = setUp(() => problem(404, 'Not found.', code('documentNotFound')));
    await expect(read()).rejects.toThrow();
    const failure = { kind: 'problem', status: 404, code: 'documentNotFound', reference: 'ref-1' };
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(
      'GET /documents/{id}/getlink',
      expect.objectContaining(failure),
    );
  });

  test('without the values of its query', async () => {
    const { client, onFailed } = setUp(() => problem(422, 'Refused'));
    const params = { path: { clientId: 7 }, query: { searchTerm: 'Amelia Hart' } };
    await expect(client.GET('/documents/clients/{clientId}', { params })).rejects.toThrow();
    expect(onFailed.mock.calls[0]?.[0]).toBe('GET /documents/clients/{clientId}');
  });

  test('once, after its retries', async () => {
    const { read, server, onFailed } = setUp(() => html(502));
    await expect(read()).rejects.toThrow();
    expect(server.requests).toHaveLength(3);
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(
      'GET /documents/{id}/getlink',
      expect.objectContaining({ kind: 'malformed', status: 502 }),
    );
  });

  test('where no response came', async () => {
    const { read, onFailed } = setUp(() => new TypeError('Failed to fetch'));
    await expect(read()).rejects.toThrow();
    expect(onFailed.mock.calls[0]?.[1]).toMatchObject({ kind: 'network', status: 0 });
  });

  test.each(['resendPins', 'resendExternal'] as const)('where %s fails', async (call) => {
    const failing = setUp(() => problem(409, 'Refused', code('taskComplete')));
    await expect(failing[call]()).rejects.toThrow();
    expect(failing.onFailed).toHaveBeenCalledOnce();
  });

  test('where another call is refused because notifications are off', async () => {
    const { client, onFailed } = setUp(off);
    await expect(client.GET('/documents/{id}', { params: { path: { id: 5 } } })).rejects.toThrow();
    expect(onFailed).toHaveBeenCalledOnce();
  });
});

describe('nothing is reported', () => {
  test('of a call that succeeds at last', async () => {
    const { read, onFailed } = setUp(
      () => html(502),
      () => json({ TextDocumentLink: 'https://portal.example/documents/12/4021' }),
    );
    await read();
    expect(onFailed).not.toHaveBeenCalled();
  });

  test('of a 401', async () => {
    const { read, onFailed } = setUp(() => problem(401, 'Unauthorized'));
    await expect(read()).rejects.toThrow();
    expect(onFailed).not.toHaveBeenCalled();
  });

  test('of a call that its caller aborted', async () => {
    const { client, server, onFailed } = setUp(() => 'silence');
    const stop = new AbortController();
    const call = client.GET('/employees/myDetails', { signal: stop.signal });
    await expect.poll(() => server.requests.length).toBe(1);
    stop.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(onFailed).not.toHaveBeenCalled();
  });

  test('of the client log', async () => {
    const { client, onFailed } = setUp(() => problem(500, 'Failed'));
    const body = { LogKey: 'failedCalls', Message: 'Failed calls' };
    const writing = client.POST('/log/{level}', { params: { path: { level: 'warning' } }, body });
    await expect(writing).rejects.toThrow();
    expect(onFailed).not.toHaveBeenCalled();
  });

  test.each(['resendPins', 'resendExternal'] as const)('of %s where notifications are off', async (call) => {
    const refused = setUp(off);
    await expect(refused[call]()).rejects.toThrow();
    expect(refused.onFailed).not.toHaveBeenCalled();
  });

  test('while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { read, resendPins, onFailed } = setUp(() => new TypeError('Failed to fetch'));
    await expect(read()).rejects.toThrow();
    await expect(resendPins()).rejects.toMatchObject({ isUnsent: true });
    expect(onFailed).not.toHaveBeenCalled();
  });
});
