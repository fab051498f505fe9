import { describe, expect, it, vi } from 'vitest';
import { openPastedLinks, readEntry } from './entry.ts';

function read(address: string) {
  return readEntry(new URL(address, 'http://localhost:4003'));
}

describe('readEntry', () => {
  it.each([
    ['/sign#abc', { page: 'account', entry: { token: 'abc' }, login: 'none' }],
    ['/sign', { page: 'account', entry: null, login: 'none' }],
    ['/task/7', { page: 'account', entry: { signerId: 7 }, login: 'none' }],
    ['/task/7?login=other', { page: 'account', entry: { signerId: 7 }, login: 'other' }],
    ['/task/7?login=script', { page: 'account', entry: { signerId: 7 }, login: 'none' }],
    ['/task/7/frame', { page: 'frame', signerId: 7, theme: 'system' }],
    ['/task/7/frame?theme=dark', { page: 'frame', signerId: 7, theme: 'dark' }],
    ['/task/7/frame?theme=pink', { page: 'frame', signerId: 7, theme: 'system' }],
    ['/frame/closed', { page: 'frame', signerId: null, theme: 'system' }],
    ['/framework', { page: 'account', entry: null, login: 'none' }],
  ])('reads %s', (address, entry) => {
    expect(read(address)).toEqual(entry);
  });
});

describe('a failure of the server', () => {
  const failure = { code: 'databaseUnavailable', message: 'Try again in a moment.' };
  it.each([
    ['/callback?code=c&state=s', { page: 'failed', failure }],
    ['/task/7/login?again=1', { page: 'failed', failure }],
    ['/task/7', { page: 'failed', failure }],
    ['/frame?ticket=t', { page: 'frame', signerId: null, theme: 'system' }],
    ['/task/7/frame', { page: 'frame', signerId: null, theme: 'system' }],
  ])('is what the page shows at %s', (address, entry) => {
    expect(readEntry(new URL(address, 'http://localhost:4003'), failure)).toEqual(entry);
  });
});

describe('openPastedLinks', () => {
  it('loads the page again for the token of another link, and not when the token is removed', () => {
    const target = new EventTarget();
    const location = { hash: '', reload: vi.fn() };
    openPastedLinks({
      addEventListener: (type: string, run: () => void) => target.addEventListener(type, run),
      location,
    });
    target.dispatchEvent(new Event('hashchange'));
    expect(location.reload).not.toHaveBeenCalled();
    location.hash = '#another';
    target.dispatchEvent(new Event('hashchange'));
    expect(location.reload).toHaveBeenCalledOnce();
  });
});
