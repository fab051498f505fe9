import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSilently } from './sessionTokens.ts';

const endpoint = 'http://localhost:4001/session/tokens';
const identity = { clientId: 'portal' };

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://localhost:4000' });
  vi.stubGlobal('navigator', { locks: { request: () => Promise.resolve() } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the look for a session that the first lines of the page start', () => {
  it('keeps a response that the portal reads after the timeout', async () => {
    const answer = Response.json({ access_token: 'a' }, { headers: { date: 'D' } });
    vi.stubGlobal('fetch', () => Promise.resolve(answer));
    const reply = await startSilently(endpoint, identity).reply;
    // A browser takes back what was not read when the signal comes.
    expect(answer.bodyUsed).toBe(true);
    expect([reply.status, reply.headers.get('date')]).toEqual([200, 'D']);
    expect(await reply.json()).toEqual({ access_token: 'a' });
  });

  it('passes on a response without a body, and a failure', async () => {
    const empty = new Response(null, { status: 204 });
    vi.stubGlobal('fetch', () => Promise.resolve(empty));
    expect(await startSilently(endpoint, identity).reply).toBe(empty);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(startSilently(endpoint, identity).reply).rejects.toThrow(TypeError);
  });
});
