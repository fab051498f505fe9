import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../errors.ts';
import { unwrap, changingReads, createPortalClient, createSigningClient, expectNoContent } from '../http.ts';
import { filesContract, portalContract, signingContract } from '../generated/documents.ts';
import { createFakeServer, html, json, problem } from '../testing/fakeServer.ts';
import type { Answer } from '../testing/fakeServer.ts';
import { createFakeTiming } from '../testing/fakeTiming.ts';

const link = { TextDocumentLink: 'https://portal.example/documents/12/4021' };

function setUp(...answers: (() => Answer)[]) {
  const server = createFakeServer(...answers);
  const timing = createFakeTiming();
  const onUnauthorized = vi.fn();
  const onSecondFactorRequired = vi.fn();
  const getToken = vi.fn(() => Promise.resolve<string | null>('token-1'));
  const options = {
    baseUrl: 'http://portal.test/rest',
    getToken,
    onUnauthorized,
    onSecondFactorRequired,
    fetch: server.fetch,
    timing,
  };
  const client = createPortalClient(options);
  const read = () => unwrap(client.GET('/documents/{id}/getlink', { params: { path: { id: 5 } } }));
  const write = () => unwrap(client.POST('/documents/resendPins/{id}', { params: { path: { id: 5 } } }));
  return { client, server, timing, onUnauthorized, onSecondFactorRequired, getToken, read, write };
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => new Error('It succeeded.'),
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return outcome;
  throw outcome;
}

describe('a call', () => {
  test('goes to the path with the bearer token and comes back as data', async () => {
    const { server, read } = setUp(() => json(link));
    expect(await read()).toEqual(link);
    expect(server.requests[0]?.url).toBe('http://portal.test/rest/documents/5/getlink');
    expect(server.requests[0]?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(server.requests[0]?.headers.has('Idempotency-Key')).toBe(false);
  });

  test('has its response parsed once', async () => {
    const { read } = setUp(() => json(link));
    const parse = vi.spyOn(JSON, 'parse');
    expect(await read()).toEqual(link);
    expect(parse).toHaveBeenCalledOnce();
    parse.mockRestore();
  });

  test('without a token carries none', async () => {
    const { server, read, getToken } = setUp(() => json(link));
    getToken.mockResolvedValue(null);
    await read();
    expect(server.requests[0]?.headers.has('Authorization')).toBe(false);
  });

  test('that returns nothing is done', async () => {
    const { client } = setUp(() => new Response(null, { status: 204 }));
    await expect(
      expectNoContent(client.DELETE('/documents/{id}', { params: { path: { id: 5 } } })),
    ).resolves.toBeUndefined();
  });

  test('is not sent when its id is missing', async () => {
    const { client, server } = setUp(() => json(link));
    const call = (id: number) => failureOf(client.GET('/documents/{id}', { params: { path: { id } } }));
    for (const id of [Number.NaN, 0, -1, 1.5]) {
      expect(await call(id)).toMatchObject({ kind: 'refused', message: 'Document Id can not be empty' });
    }
    const pins = await failureOf(
      client.POST('/documents/resendPins/{id}', { params: { path: { id: Number.NaN } } }),
    );
    expect(pins.message).toBe('Document can not be undefined');
    expect(server.requests).toHaveLength(0);
  });

  test('aborted by the caller ends with the abort, and is not repeated', async () => {
    const { client, server } = setUp(() => 'silence');
    const stop = new AbortController();
    const call = client.GET('/employees/myDetails', { signal: stop.signal });
    await expect.poll(() => server.requests.length).toBe(1);
    stop.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.requests).toHaveLength(1);
  });

  test('to the signing site carries its cookie and no token', async () => {
    const server = createFakeServer(() => json({ Identified: false, UserId: null }));
    const client = createSigningClient({ baseUrl: 'http://sign.test', fetch: server.fetch });
    expect(await unwrap(client.GET('/api/users/identify'))).toEqual({ Identified: false, UserId: null });
    expect(server.requests[0]?.credentials).toBe('include');
  });
});

describe('a failure', () => {
  test('carries what the server said', async () => {
    const errors = [{ path: '/body/name', message: 'is empty' }];
    const type = 'urn:countersign:problem:documentNotFound';
    const { read } = setUp(() => problem(404, 'Requested document not found.', { errors, type }));
    expect(await failureOf(read())).toMatchObject({
      kind: 'problem',
      status: 404,
      code: 'documentNotFound',
      message: 'Requested document not found.',
      serverMessage: 'Requested document not found.',
      reference: 'ref-1',
      fieldErrors: errors,
    });
  });

  test('has no code where the server gave one that this build does not know', async () => {
    for (const type of ['about:blank', 'urn:countersign:problem:toString', undefined]) {
      const { read } = setUp(() => problem(409, 'Something new.', { type }));
      expect(await failureOf(read())).toMatchObject({ code: null, message: 'Something new.' });
    }
  });

  test('in a 200 is a failure all the same', async () => {
    const exception = setUp(() => json({ Message: 'Not opened', ExceptionMessage: 'doc in use' }));
    expect(await failureOf(exception.write())).toMatchObject({
      kind: 'problem',
      status: 200,
      code: 'documentInUse',
      message: 'Not opened',
      exceptionMessage: 'doc in use',
    });
    const assigning = setUp(() => json({ Message: 'An error has occurred.' }));
    expect(await failureOf(assigning.write())).toMatchObject({
      code: 'serverFailed',
      message: 'An error has occurred.',
    });
    const other = setUp(() => json({ ExceptionMessage: 'no words for this' }));
    expect(await failureOf(other.write())).toMatchObject({ kind: 'problem', code: null });
  });

  test('is malformed where HTML or broken JSON came for JSON', async () => {
    for (const made of [
      () => html(200),
      () => new Response('{"Id":', { headers: { 'Content-Type': 'application/json' } }),
    ]) {
      const { write } = setUp(made);
      expect(await failureOf(write())).toMatchObject({ kind: 'malformed', status: 200, serverMessage: null });
    }
  });

  test('without a connection is no 401', async () => {
    const { read, onUnauthorized } = setUp(() => new TypeError('Failed to fetch'));
    expect(await failureOf(read())).toMatchObject({
      kind: 'network',
      status: 0,
      message: 'An unknown error has occurred',
    });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('to get a token sends nothing', async () => {
    const { read, server, getToken } = setUp(() => json(link));
    getToken.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failureOf(read())).toMatchObject({ kind: 'network' });
    expect(server.requests).toHaveLength(0);
  });
});

test('many 401s tell once; another token tells again', async () => {
  const { read, onUnauthorized, getToken } = setUp(() => problem(401, 'Unauthorized'));
  await Promise.allSettled([read(), read(), read()]);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
  getToken.mockResolvedValue('token-2');
  await failureOf(read());
  expect(onUnauthorized).toHaveBeenCalledTimes(2);
});

test('a missing second factor is told once, and is neither a 401 nor any other 403', async () => {
  const code = (name: string) => ({ type: `urn:countersign:problem:${name}` });
  const missing = () => problem(403, 'Missing', code('secondFactorRequired'));
  const { read, onUnauthorized, onSecondFactorRequired } = setUp(
    () => problem(403, 'Denied', code('roleDenied')),
    missing,
    missing,
  );
  await failureOf(read());
  expect(onSecondFactorRequired).not.toHaveBeenCalled();
  await failureOf(read());
  await failureOf(read());
  expect(onSecondFactorRequired).toHaveBeenCalledTimes(1);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('reads that change something are those the contract marks', () => {
  const marked = [portalContract, filesContract, signingContract].flatMap(({ paths }) =>
    Object.entries(paths).filter(([, item]) => JSON.stringify(item).includes('"x-mutates":true')),
  );
  expect([...changingReads].toSorted()).toEqual(marked.map(([path]) => path).toSorted());
});
