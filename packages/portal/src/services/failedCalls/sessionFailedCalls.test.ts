import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@countersign/api-client';
import { aSession, signedIn, signedOut } from '../../features/login/login.fixtures.ts';
import type { SessionState } from '../../session/session.ts';
import { lateFailedCalls } from './lateFailedCalls.ts';

const failure = new ApiError({ kind: 'problem', status: 500, code: 'serverFailed', reference: 'ref-1' });

const config = {
  api: 'http://localhost:4000/rest',
  files: 'http://localhost:4002',
  signing: 'http://localhost:4003',
  identity: { issuer: 'http://localhost:4001', clientId: 'portal' },
};

const written = () => new Response(null, { status: 204 });

/** A page that can be hidden, and a server that responds to the log. */
function setUp(answer = written) {
  const sent = vi.fn<(request: Request) => Promise<Response>>(() => Promise.resolve(answer()));
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  let state: SessionState = signedIn;
  const secondFactorRequired = vi.fn();
  const session = aSession(signedIn, {
    getSnapshot: () => state,
    token: () => Promise.resolve('token'),
    secondFactorRequired,
  });
  const onFailed = lateFailedCalls(config, session);
  return {
    sent,
    secondFactorRequired,
    async fail() {
      onFailed('GET /clients/', failure);
      await vi.dynamicImportSettled();
    },
    enter: (next: SessionState) => {
      state = next;
    },
    hide: () => page.dispatchEvent(new Event('visibilitychange')),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('writes failures of the session as one warning, as the user', async () => {
  const { fail, sent } = setUp();
  await fail();
  await fail();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(sent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveBeenCalledOnce();
  const [request] = sent.mock.calls[0] ?? [];
  expect(request?.url).toBe('http://localhost:4000/rest/log/warning');
  expect(request?.headers.get('Authorization')).toBe('Bearer token');
  expect(await request?.json()).toMatchObject({
    LogKey: 'failedCalls',
    Message: 'Failed calls: GET /clients/ 500 serverFailed (2 times)',
  });
});

it('writes when the page is hidden, so that it also arrives from one that is closed', async () => {
  const { fail, sent, hide } = setUp();
  await fail();
  hide();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveBeenCalledOnce();
  expect(sent.mock.calls[0]?.[0].keepalive).toBe(true);
});

it('writes nothing without a session', async () => {
  const { fail, sent, enter, hide } = setUp();
  await fail();
  enter(signedOut());
  hide();
  await fail();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).not.toHaveBeenCalled();
});

it('stays silent, and on its page, where the log is refused', async () => {
  const body = { status: 403, title: 'Forbidden', type: 'urn:countersign:problem:secondFactorRequired' };
  const headers = { 'Content-Type': 'application/problem+json' };
  const { fail, sent, secondFactorRequired } = setUp(
    () => new Response(JSON.stringify(body), { status: 403, headers }),
  );
  await fail();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveBeenCalledOnce();
  expect(secondFactorRequired).not.toHaveBeenCalled();
});
