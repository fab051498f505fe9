import { describe, expect, it, vi } from 'vitest';
import { hintSession } from './hint.ts';
import type { SignInGrant } from './identityClient.ts';
import { SignInError } from './signInError.ts';
import { staffClaims } from './testing/claims.ts';
import { FakeBrowser } from './testing/fakeBrowser.ts';
import { grantOf, nobody, offline, signedIn, start } from './testing/sessionFixture.ts';
import { newTransaction } from './transaction.ts';

/** A browser with a session, whose identity site fails; `found` is settled when that has ended. */
async function failing(resume: () => SignInGrant) {
  const browser = new FakeBrowser();
  hintSession(browser.shared, true);
  const parts = start({ resume }, {}, browser);
  const found = parts.session.resume();
  await expect.poll(() => parts.session.getSnapshot()).toEqual({ status: 'unreachable' });
  return { ...parts, found };
}

describe('looking for a session', () => {
  it('finds one without leaving the page', async () => {
    const { session, tab, authorized } = await signedIn();
    expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', profile: { firstName: 'Amelia' } });
    expect(authorized).toEqual([{ prompt: 'none', secondFactor: false }]);
    expect(tab.left).toEqual([]);
    expect(tab.storage.entries.size).toBe(0);
  });

  it('finds one without a frame where the identity site returns its tokens', async () => {
    const { session, authorized } = await signedIn({ resume: () => grantOf() });
    expect(session.getSnapshot()).toMatchObject({ status: 'signedIn', profile: { firstName: 'Amelia' } });
    expect(authorized).toEqual([]);
  });

  it('takes over what the first script of the page asked for, and lets other tabs go on', async () => {
    const early = Response.json({});
    const taken: (Response | undefined)[] = [];
    const release = vi.fn<() => void>();
    const resume = (response?: Response) => {
      taken.push(response);
      return grantOf();
    };
    const { session } = start(
      { resume },
      {
        takeEarlyStart: () => ({
          transaction: newTransaction('http://localhost:4000/auth/silent.html'),
          reply: Promise.resolve(early),
          release,
        }),
      },
    );
    await session.resume();
    expect(taken).toEqual([early]);
    expect(session.getSnapshot()).toMatchObject({ status: 'signedIn' });
    await expect.poll(() => release.mock.calls).toHaveLength(1);
  });

  it('asks again when what was asked for early gets no response, and lets other tabs wait until then', async () => {
    const failed = Promise.reject<Response>(new TypeError('Failed to fetch'));
    const release = vi.fn<() => void>();
    const takeEarlyStart = () => ({
      transaction: newTransaction('http://localhost:4000/auth/silent.html'),
      reply: failed,
      release,
    });
    const resume = vi.fn(() => {
      expect(release).not.toHaveBeenCalled();
      return grantOf();
    });
    const { session } = start({ resume }, { takeEarlyStart });
    await session.resume();
    expect(session.getSnapshot()).toMatchObject({ status: 'signedIn' });
    expect(resume).toHaveBeenCalledOnce();
    await expect.poll(() => release.mock.calls).toHaveLength(1);
  });

  it.each([
    ['nobody is signed in', { redeem: nobody }, {}],
    ['the identity site says so', { resume: nobody }, {}],
    [
      'the frame does not answer',
      {},
      { askSilently: () => Promise.reject(new SignInError('', { code: 'silent_frame' })) },
    ],
  ])('leaves it to the sign-in page when %s', async (_name, answers, over) => {
    const { session } = start(answers, over);
    await session.resume();
    expect(session.getSnapshot()).toEqual({ status: 'signedOut', message: null });
  });

  it('says that the identity site is unreachable, not that nobody is signed in', async () => {
    const resume = vi.fn(offline);
    const { browser } = await failing(resume);
    expect(resume).toHaveBeenCalledTimes(3);
    // The next page asks silently as well.
    expect(browser.shared.entries.size).toBe(1);
  });

  it('continues where it waited once the identity site responds, and lets other tabs ask meanwhile', async () => {
    const resume = vi.fn<() => SignInGrant>(offline);
    const { session, found, browser } = await failing(resume);
    await browser.exclusively(() => Promise.resolve());
    await session.lookAgain();
    expect(session.getSnapshot()).toEqual({ status: 'unreachable' });
    resume.mockImplementation(() => grantOf());
    await Promise.all([session.lookAgain(), session.lookAgain()]);
    expect(session.getSnapshot()).toMatchObject({ status: 'signedIn' });
    await found;
    expect(resume).toHaveBeenCalledTimes(7);
    await session.lookAgain();
    expect(resume).toHaveBeenCalledTimes(7);
  });

  it('looks again for a page that is opened meanwhile', async () => {
    const resume = vi.fn<() => SignInGrant>(offline);
    const { session } = await failing(resume);
    resume.mockImplementation(() => grantOf());
    await session.resume();
    expect(session.getSnapshot()).toMatchObject({ status: 'signedIn' });
  });

  it('asks nothing inside a frame', async () => {
    const { session, authorized } = start({}, { framed: true });
    await session.resume();
    expect(authorized).toEqual([]);
    expect(session.getSnapshot()).toEqual({ status: 'starting' });
  });

  it('refuses whoever has no accepted role', async () => {
    const { session } = await signedIn({ redeem: () => grantOf(staffClaims({ roles: ['Client'] })) });
    expect(session.getSnapshot()).toEqual({
      status: 'refused',
      message: 'The logged in user amelia@firm.test is not an admin.',
    });
    expect(await session.token('api')).toBeNull();
  });
});
