import { describe, expect, it } from 'vitest';
import { SignInError } from './signInError.ts';
import { staffClaims } from './testing/claims.ts';
import type { FakeBrowser } from './testing/fakeBrowser.ts';
import { grantOf, nobody, spent, offline, start, signedIn } from './testing/sessionFixture.ts';

/** What the identity site proves with that it has ended the session. */
const proofIn = ({ shared }: FakeBrowser) => shared.getItem('countersign.signingOut') ?? '';

describe('the sign-in page and back', () => {
  it('comes back to what was remembered, once', async () => {
    const { session, tab } = start();
    session.remember('/documents/12?q=lease');
    await session.signIn();
    expect(tab.left).toHaveLength(1);
    expect(await session.completeSignIn('http://localhost:4000/callback?code=c')).toBe(
      '/documents/12?q=lease',
    );
    expect(tab.storage.entries.size).toBe(0);
    expect(await session.completeSignIn('http://localhost:4000/callback?code=c')).toBe(
      '/documents/12?q=lease',
    );
  });

  it('refuses a response without a request', async () => {
    const { session } = start();
    await expect(session.completeSignIn('http://localhost:4000/callback?code=c')).rejects.toThrow(
      'This sign-in has expired. Sign in again.',
    );
  });

  it('sends somebody without the second factor that is required to set one up, once', async () => {
    const without = () => grantOf(staffClaims({ mfa_enabled: false, requireMFA: true }));
    const { session, authorized, tab } = start({ redeem: without });
    void session.resume();
    await expect.poll(() => tab.left).toHaveLength(1);
    expect(authorized.at(-1)).toEqual({ secondFactor: true });
    await expect(session.completeSignIn('http://localhost:4000/callback?code=c')).rejects.toThrow(
      'Unable to read session details, please log out and back in.',
    );
    expect(await session.token('api')).toBeNull();
  });

  it('sends somebody to set up an authenticator for one page, and comes back to it', async () => {
    let mfa = false;
    const claims = () => grantOf(staffClaims({ mfa_enabled: mfa, requireMFA: false }));
    const { session, authorized, tab } = await signedIn({ redeem: claims });
    expect(session.getSnapshot().status).toBe('signedIn');
    void session.setUpSecondFactor('/reports');
    expect(await session.token('api')).toBeNull();
    expect(session.getSnapshot()).toEqual({ status: 'starting' });
    await expect.poll(() => tab.left).toHaveLength(1);
    expect(authorized.at(-1)).toEqual({ secondFactor: true });
    mfa = true;
    expect(await session.completeSignIn('http://localhost:4000/callback?code=c')).toBe('/reports');
    expect(session.getSnapshot().status).toBe('signedIn');
  });

  it('asks once for the second factor that the firm requires by now, and comes back to the page', async () => {
    const { session, authorized, tab } = await signedIn();
    for (let call = 0; call < 5; call += 1) session.secondFactorRequired();
    expect(session.getSnapshot()).toEqual({ status: 'starting' });
    expect(await session.token('api')).toBeNull();
    await expect.poll(() => tab.left).toHaveLength(1);
    expect(authorized.slice(1)).toEqual([{ secondFactor: true }]);
    expect(await session.completeSignIn('http://localhost:4000/callback?code=c')).toBe('/documents/12');
  });

  it('does not send them round for ever: who comes back without it is refused', async () => {
    const without = () => grantOf(staffClaims({ mfa_enabled: false, requireMFA: false }));
    const { session, tab } = await signedIn({ redeem: without });
    void session.setUpSecondFactor('/reports');
    await expect.poll(() => tab.left).toHaveLength(1);
    await expect(session.completeSignIn('http://localhost:4000/callback?code=c')).rejects.toThrow(
      'Unable to read session details, please log out and back in.',
    );
  });

  it('opens a window from within a frame', async () => {
    const { session, tab } = start({}, { framed: true });
    await session.signIn();
    expect(session.getSnapshot().status).toBe('signedIn');
    expect(tab.left).toEqual([]);
  });

  it('says when that window was closed', async () => {
    const closed = new SignInError('User closed the popup window', { code: 'popup_closed' });
    const openPopup = () => ({ ask: () => Promise.reject(closed), close: () => undefined });
    const { session } = start({}, { framed: true, openPopup });
    await expect(session.signIn()).rejects.toThrow('User closed the popup window');
    expect(session.getSnapshot()).toEqual({ status: 'signedOut', message: 'User closed the popup window' });
  });
});

describe('tokens', () => {
  it('are kept until shortly before they run out', async () => {
    const { session, browser, refreshed } = await signedIn();
    expect(await session.token('api')).toBe('api-0');
    browser.now += 269_000;
    expect(await session.token('api')).toBe('api-0');
    browser.now += 2_000;
    expect(await session.token('api')).toBe('api-of-r0');
    expect(refreshed).toEqual(['api with r0']);
  });

  it('are renewed one at a time, each with the newest refresh token, and once for many calls', async () => {
    const { session, browser, refreshed } = await signedIn();
    browser.now += 300_000;
    const tokens = await Promise.all([session.token('api'), session.token('files'), session.token('api')]);
    expect(tokens).toEqual(['api-of-r0', 'files-of-r0+', 'api-of-r0']);
    expect(refreshed).toEqual(['api with r0', 'files with r0+']);
  });

  it('are renewed by one tab for all', async () => {
    const first = await signedIn();
    const second = await signedIn({}, first.browser);
    first.browser.now += 300_000;
    await Promise.all([first.session.token('api'), second.session.token('api')]);
    expect([...first.refreshed, ...second.refreshed]).toEqual(['api with r0']);
    expect(await second.session.token('api')).toBe('api-of-r0');
  });

  it('come from a silent sign-in when the refresh token is spent', async () => {
    let spentOnce = false;
    const { session, browser } = await signedIn({
      refresh: (token, audience) => {
        if (spentOnce) return `${audience}-of-${token}`;
        spentOnce = true;
        return spent();
      },
    });
    expect(await session.token('files')).toBe('files-of-r0');
    browser.now += 300_000;
    expect(await session.token('api')).not.toBeNull();
    expect(session.getSnapshot().status).toBe('signedIn');
  });

  it('end with the session', async () => {
    let over = false;
    const { session, browser } = await signedIn({
      redeem: () => (over ? nobody() : grantOf()),
      refresh: spent,
    });
    over = true;
    browser.now += 300_000;
    expect(await session.token('api')).toBeNull();
    expect(session.getSnapshot()).toEqual({ status: 'signedOut', message: null });
  });

  it('do not end because the site does not respond', async () => {
    const { session, browser } = await signedIn({ refresh: offline });
    browser.now += 300_000;
    await expect(session.token('api')).rejects.toMatchObject({ code: 'unreachable' });
    expect(session.getSnapshot().status).toBe('signedIn');
  });
});

describe('signing out', () => {
  it('empties every tab, forgets every target and tells the identity site', async () => {
    const first = await signedIn();
    const second = await signedIn({}, first.browser);
    first.session.remember('/documents/3');
    second.session.remember('/documents/sign/1/2');
    await first.session.signOut();
    for (const { session, tab } of [first, second]) {
      expect(session.getSnapshot()).toEqual({
        status: 'signedOut',
        message: 'You’re signed out.',
        onPurpose: true,
      });
      expect(await session.token('api')).toBeNull();
      session.remember('/documents/9');
      expect(tab.storage.entries.size).toBe(0);
    }
    expect([...first.browser.shared.entries.keys()].sort()).toEqual([
      'countersign.signedOut',
      'countersign.signingOut',
    ]);
    expect(first.tab.left).toEqual([
      `http://localhost:4001/session/end?to=http://localhost:4000/login?signedOut=1&state=${proofIn(first.browser)}`,
    ]);
    expect(second.tab.left).toEqual([]);
  });

  it('leaves no session that could be taken up again, though the identity site was never reached', async () => {
    const { session, browser } = await signedIn();
    await session.signOut();
    const next = start({}, {}, browser);
    await next.session.resume();
    expect(next.session.getSnapshot()).toMatchObject({ status: 'signedOut' });
    expect(next.authorized).toEqual([]);
    await next.session.signIn();
    expect(next.authorized).toEqual([{ prompt: 'login', secondFactor: false }]);
    await next.session.completeSignIn('http://localhost:4000/callback?code=c');
    const later = await signedIn({}, browser);
    expect(later.session.getSnapshot()).toMatchObject({ status: 'signedIn' });
  });

  it('is not over at an address that anybody may open', async () => {
    const { session, browser } = await signedIn();
    await session.signOut();
    for (const query of ['', '&state=', '&state=guessed'])
      start({}, { currentPath: () => `/login?signedOut=1${query}` }, browser);
    const next = start({}, {}, browser);
    await next.session.signIn();
    expect(next.authorized).toEqual([{ prompt: 'login', secondFactor: false }]);
  });

  it('is over when the identity site has returned', async () => {
    const { session, browser } = await signedIn();
    await session.signOut();
    start({}, { currentPath: () => `/login?signedOut=1&state=${proofIn(browser)}` }, browser);
    const later = start({}, {}, browser);
    await later.session.signIn();
    expect(later.authorized).toEqual([{ secondFactor: false }]);
  });

  it('happens once for many refused calls, and keeps the address', async () => {
    const { session, tab } = await signedIn();
    for (let call = 0; call < 5; call += 1) session.unauthorized();
    await Promise.resolve();
    await Promise.resolve();
    expect(tab.left).toHaveLength(1);
    expect(tab.posted.filter(({ kind }) => kind === 'ended')).toHaveLength(1);
    expect([...tab.storage.entries.values()].join()).toContain('/documents/12');
    expect(session.getSnapshot()).toEqual({
      status: 'signedOut',
      message: 'Unable to read session details, please log out and back in.',
    });
  });

  it('ends a tab when somebody else signed in in this browser', async () => {
    const first = await signedIn();
    await signedIn({ redeem: () => ({ ...grantOf(), subject: 's2' }) }, first.browser);
    expect(first.session.getSnapshot().status).toBe('signedOut');
  });
});
