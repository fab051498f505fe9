import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UploadCallError } from '../uploadTransport.ts';
import { chunkForm, createXhrTransport } from './xhrTransport.ts';

/** Replaces the browser's XMLHttpRequest; the test simulates the network. */
class FakeXhr {
  static last: FakeXhr;
  status = 0;
  responseText = '';
  aborted = false;
  headers: Record<string, string> = {};
  sent: unknown;
  request = '';
  upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeXhr.last = this;
  }
  open(method: string, url: string) {
    this.request = `${method} ${url}`;
  }
  replyHeaders: Record<string, string> = {};
  getResponseHeader(name: string) {
    return this.replyHeaders[name] ?? null;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.aborted = true;
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }
}

const unauthorized = vi.fn();
const transport = createXhrTransport({
  baseUrl: 'http://files.test',
  getToken: async () => 'token',
  onUnauthorized: unauthorized,
});
const chunk = {
  identifier: 'a',
  filename: 'return.pdf',
  chunk: 1,
  totalChunks: 1,
  chunkSize: 524_288,
  totalSize: 3,
  body: new Blob(['abc']),
};
const { signal } = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  unauthorized.mockClear();
});

async function called<Result>(call: Promise<Result>): Promise<{ call: Promise<Result>; xhr: FakeXhr }> {
  call.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return { call, xhr: FakeXhr.last };
}

it('asks whether the server is ready without a token, and not for long', async () => {
  const { call, xhr } = await called(transport.probe());
  expect([xhr.request, xhr.headers]).toEqual(['GET http://files.test/api/upload/ready', {}]);
  xhr.answer(200, { Ready: true });
  await expect(call).resolves.toBeUndefined();

  const silent = await called(transport.probe());
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(silent.call).rejects.toBeInstanceOf(UploadCallError);
});

it.each([
  [200, '<title>Sign in to Harbour Hotel</title>'],
  [200, {}],
  [503, { Message: 'The server can’t reach its database.' }],
])('takes a %i that does not say so for a server that is not ready', async (status, body) => {
  const { call, xhr } = await called(transport.probe());
  xhr.answer(status, body);
  await expect(call).rejects.toBeInstanceOf(UploadCallError);
});

it('writes the fields of flow.js, the file last', () => {
  expect(
    [...chunkForm(chunk)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  ).toEqual([
    ['flowChunkNumber', '1'],
    ['flowTotalChunks', '1'],
    ['flowChunkSize', '524288'],
    ['flowCurrentChunkSize', '3'],
    ['flowTotalSize', '3'],
    ['flowIdentifier', 'a'],
    ['flowFilename', 'return.pdf'],
    ['file', 'return.pdf'],
  ]);
});

it('carries the token and reads the identifier', async () => {
  const { call, xhr } = await called(transport.getIdentifier(signal));
  expect(xhr.request).toBe('GET http://files.test/api/upload/GetNewIdentifier');
  expect(xhr.headers.Authorization).toBe('Bearer token');
  xhr.answer(200, { Identifier: 'new' });
  await expect(call).resolves.toBe('new');
});

const calls = {
  identifier: () => transport.getIdentifier(signal),
  state: () => transport.receivedChunks('a', signal),
  chunk: () => transport.sendChunk(chunk, () => undefined, signal),
  commit: () => transport.commit('a', 'return.pdf', signal),
};
const pages = ['<html>Sign in to the hotel</html>', '{"Iden', '{}', 'null', '[]', ''];

describe.each(Object.entries(calls))('the call of the %s', (name, make) => {
  it.each(pages)('takes %s in a good response for an unknown outcome', async (body) => {
    const { call, xhr } = await called<unknown>(make());
    xhr.answer(200, body);
    await expect(call).rejects.toEqual(new UploadCallError(0));
  });

  it.each([403, 404, 408, 409, 500, 502, 503, 504, 511, 520, 524])(
    'takes a page or other JSON with a %i for an unknown outcome',
    async (status) => {
      for (const body of ['<html>Bad gateway</html>', { message: 'Forbidden' }]) {
        const { call, xhr } = await called<unknown>(make());
        xhr.answer(status, body);
        await expect(call).rejects.toMatchObject({ status: 0, message: '' });
      }
    },
  );

  it.each([413, 429])('believes a refusal with %i, whoever wrote it', async (status) => {
    const { call, xhr } = await called<unknown>(make());
    xhr.answer(status, '<html>Request entity too large</html>');
    await expect(call).rejects.toMatchObject({ status, code: null, message: '' });
  });

  it(`takes the other call's response for an unknown outcome`, async () => {
    const { call, xhr } = await called<unknown>(make());
    xhr.answer(200, name === 'commit' ? { fileId: 'b', size: 3 } : { Identifier: '../a', Received: 'all' });
    await expect(call).rejects.toEqual(new UploadCallError(0));
  });
});

it('wants the chunk among those that the server holds', async () => {
  const { call, xhr } = await called(calls.chunk());
  xhr.answer(200, { Received: [2] });
  await expect(call).rejects.toEqual(new UploadCallError(0));
});

it('reads the code of a rejection, and how long the server asks to wait', async () => {
  const { call, xhr } = await called(calls.commit());
  xhr.replyHeaders['Retry-After'] = '7';
  xhr.answer(409, { type: 'urn:countersign:problem:stillRunning', Message: 'In progress.' });
  await expect(call).rejects.toMatchObject({ code: 'stillRunning', retryAfter: 7_000 });
});

it('gives the status and the message of a refusal', async () => {
  const { call, xhr } = await called(transport.commit('a', 'return.pdf', signal));
  expect(xhr.sent).toBe('{"fileId":"a","originalFileName":"return.pdf"}');
  xhr.answer(409, { Message: 'Chunks are missing.' });
  await expect(call).rejects.toMatchObject({ status: 409, message: 'Chunks are missing.' });
});

it('tells the session of a 401', async () => {
  const { call, xhr } = await called(transport.receivedChunks('a', signal));
  xhr.answer(401, '');
  await expect(call).rejects.toMatchObject({ status: 401 });
  expect(unauthorized).toHaveBeenCalledOnce();
});

it('gives up on a chunk only when its transfer stalls', async () => {
  const sent = vi.fn();
  const { call, xhr } = await called(transport.sendChunk(chunk, sent, signal));
  await vi.advanceTimersByTimeAsync(59_000);
  xhr.upload.onprogress?.({ loaded: 2, total: 3 });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(xhr.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(xhr.aborted).toBe(true);
  expect(sent).toHaveBeenCalledWith(2);
  await expect(call).rejects.toMatchObject({ status: 0 });
});

it('waits for minutes for the response to a chunk that has left, which a slow line may still carry', async () => {
  const { call, xhr } = await called(transport.sendChunk(chunk, () => undefined, signal));
  xhr.upload.onprogress?.({ loaded: 3, total: 3 });
  await vi.advanceTimersByTimeAsync(299_000);
  expect(xhr.aborted).toBe(false);
  xhr.answer(200, { Received: [1] });
  await expect(call).resolves.toBeUndefined();
});

it('aborts the request when the upload is cancelled', async () => {
  const cancel = new AbortController();
  const { call, xhr } = await called(transport.sendChunk(chunk, () => undefined, cancel.signal));
  cancel.abort();
  expect(xhr.aborted).toBe(true);
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(vi.getTimerCount()).toBe(0);
});
