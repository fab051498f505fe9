import { afterEach, expect, it, vi } from 'vitest';
import { featureQueries, createQueryClient } from '@countersign/api-client';
import { aSession, signedIn, signedOut, signedOutOnPurpose } from '../features/login/login.fixtures.ts';
import type { SessionState } from '../session/session.ts';
import { createServices } from './createServices.ts';

const config = {
  api: 'http://localhost:4000/rest',
  files: 'http://localhost:4002',
  signing: 'http://localhost:4003',
  identity: { issuer: 'http://localhost:4001', clientId: 'portal' },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('leaves the page for a second factor when its user asks for something, not by itself', async () => {
  const asked = vi.fn();
  const refusal = { status: 403, title: 'Forbidden', type: 'urn:countersign:problem:secondFactorRequired' };
  const headers = { 'Content-Type': 'application/problem+json' };
  vi.stubGlobal('fetch', ({ url }: Request) => {
    asked(new URL(url).pathname);
    return Promise.resolve(new Response(JSON.stringify(refusal), { status: 403, headers }));
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_name: string, _options: object, hold: (lock: object) => unknown) => hold({}) },
  });
  const secondFactorRequired = vi.fn();
  const session = aSession(signedIn, { token: () => Promise.resolve('token'), secondFactorRequired });
  const errors = { referenceOf: () => '', report: () => '' };
  if (signedIn.status !== 'signedIn') throw new Error('The fixture is not signed in.');
  const services = createServices(
    { config, session, errors, setPageColor: () => undefined },
    signedIn.profile,
  );

  const source = await services.live.load();
  const stop = source.receive(() => undefined);
  await expect.poll(() => asked.mock.calls).toContainEqual(['/rest/events/stream']);
  stop();
  expect(secondFactorRequired).not.toHaveBeenCalled();

  const reading = createQueryClient().fetchQuery(featureQueries.current(services.portal));
  await expect(reading).rejects.toMatchObject({ code: 'secondFactorRequired' });
  expect(secondFactorRequired).toHaveBeenCalledOnce();
});

it.each([
  ['forgets uploads when their user signs out, here or in another tab', signedOutOnPurpose, 1],
  ['keeps uploads when the session has merely ended', signedOut('Please sign in again.'), 0],
])('%s', (_, ended, times) => {
  if (signedIn.status !== 'signedIn') throw new Error('The fixture is not signed in.');
  let state: SessionState = signedIn;
  let changed: () => void = () => undefined;
  const session = aSession(signedIn, {
    getSnapshot: () => state,
    subscribe(listener) {
      changed = listener;
      return () => undefined;
    },
  });
  const errors = { referenceOf: () => '', report: () => '' };
  const services = createServices(
    { config, session, errors, setPageColor: () => undefined },
    signedIn.profile,
  );
  const abandon = vi.spyOn(services.uploads, 'abandon').mockResolvedValue(undefined);
  state = ended;
  changed();
  expect(abandon).toHaveBeenCalledTimes(times);
});
