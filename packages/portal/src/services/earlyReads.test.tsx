import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signedOut } from '../features/login/login.fixtures.ts';
import type { SessionState } from '../session/session.ts';
import { copyOfRead, earlyFetch, endReadsWith, startReads } from './earlyReads.ts';

const api = 'http://localhost:4000/rest';
const asked: { url: string; authorization: string | null }[] = [];
let answers: (url: string) => Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  answers = (url) => Promise.resolve(new Response(`${url} ${asked.length}`));
  vi.stubGlobal('fetch', (to: string | Request, init?: RequestInit) => {
    const request = new Request(to, init);
    asked.push({ url: request.url, authorization: request.headers.get('authorization') });
    return answers(request.url);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete window.countersignReads;
  delete window.countersignFirstRows;
});

const read = async (path: string, token = 'token') => {
  const headers = { authorization: `Bearer ${token}` };
  return (await earlyFetch(new Request(`${api}${path}`, { headers }))).text();
};

it('asks at once in the name of the user who signed in, and gives each response once', async () => {
  startReads(api, 'token', ['/clients/2', '/api/features']);
  expect(asked).toEqual([
    { url: `${api}/clients/2`, authorization: 'Bearer token' },
    { url: `${api}/api/features`, authorization: 'Bearer token' },
  ]);
  expect(await read('/clients/2')).toBe(`${api}/clients/2 1`);
  expect(asked).toHaveLength(2);
  expect(await read('/clients/2')).toBe(`${api}/clients/2 3`);
});

it('finds what was read early although the address spells it otherwise', async () => {
  const search = `/documents/clients/2?searchTerm=${encodeURIComponent("O'Brien & Söhne")}`;
  startReads(api, 'token', [search]);
  await read(search);
  expect(asked.map(({ url }) => url)).toEqual([
    `${api}/documents/clients/2?searchTerm=O%27Brien%20%26%20S%C3%B6hne`,
  ]);
});

it('asks for what was not read early, and for every write', async () => {
  startReads(api, 'token', ['/clients/2']);
  expect(await read('/clients/3')).toBe(`${api}/clients/3 2`);
  await earlyFetch(new Request(`${api}/clients/2`, { method: 'POST' }));
  expect(asked).toHaveLength(3);
});

it('gives no user a response that was read in the name of another', async () => {
  startReads(api, 'token', ['/clients/2']);
  expect(await read('/clients/2', 'another')).toBe(`${api}/clients/2 2`);
  expect(asked.at(-1)?.authorization).toBe('Bearer another');
});

it('forgets what was read when the session ends', async () => {
  let state: SessionState = { status: 'starting' };
  const listeners = new Set<() => void>();
  endReadsWith({
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  startReads(api, 'token', ['/clients/2']);
  for (const listener of listeners) listener();
  expect(window.countersignReads?.size).toBe(1);
  state = signedOut();
  for (const listener of listeners) listener();
  expect(window.countersignReads?.size).toBe(0);
  expect(await read('/clients/2')).toBe(`${api}/clients/2 2`);
});

it.each([
  ['was refused', () => Promise.resolve(new Response('', { status: 503 }))],
  ['was lost', () => Promise.reject(new TypeError('lost'))],
])('asks again where an early read %s', async (_what, first) => {
  answers = first;
  startReads(api, 'token', ['/clients/2']);
  answers = () => Promise.resolve(new Response('now'));
  expect(await read('/clients/2')).toBe('now');
});

it('doesn’t ask again for what is missing', async () => {
  answers = () => Promise.resolve(new Response('missing', { status: 404 }));
  startReads(api, 'token', ['/clients/2']);
  answers = () => Promise.resolve(new Response('now'));
  expect(await read('/clients/2')).toBe('missing');
});

it('asks again where the response is old by now', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  startReads(api, 'token', ['/clients/2']);
  vi.advanceTimersByTime(10_001);
  expect(await read('/clients/2')).toBe(`${api}/clients/2 2`);
});

it('stops waiting for an early read with whoever asked', async () => {
  answers = () => new Promise(() => undefined);
  startReads(api, 'token', ['/clients/2']);
  const caller = new AbortController();
  const headers = { authorization: 'Bearer token' };
  const reading = earlyFetch(new Request(`${api}/clients/2`, { headers, signal: caller.signal }));
  caller.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});

it('copies a response for the code that shows it first, and still gives it once', async () => {
  startReads(api, 'token', ['/clients/2']);
  const copy = copyOfRead(api, '/clients/2');
  expect(await read('/clients/2')).toBe(`${api}/clients/2 1`);
  expect(await (await copy)?.text()).toBe(`${api}/clients/2 1`);
  expect(copyOfRead(api, '/clients/2')).toBeNull();
  expect(asked).toHaveLength(1);
});

it.each(['signedOut', 'refused'] as const)(
  'takes away what was drawn of them when somebody is %s',
  (status) => {
    const remove = vi.fn();
    window.countersignFirstRows = remove;
    let tell = () => {};
    const state: SessionState = status === 'refused' ? { status, message: 'No.' } : signedOut();
    endReadsWith({
      getSnapshot: () => state,
      subscribe(listener) {
        tell = listener;
        return () => undefined;
      },
    });
    expect(remove).not.toHaveBeenCalled();
    tell();
    expect(remove).toHaveBeenCalledOnce();
  },
);
