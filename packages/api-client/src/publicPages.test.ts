import { describe, expect, it } from 'vitest';
import { publicPageOf } from './publicPages.ts';

describe('the pages before the sign-in', () => {
  it.each([
    ['/login', 'login', []],
    ['/login/', 'login', []],
    ['/login/partial', 'login', ['partial']],
    ['/login/partial/12', 'login', ['partial', '12']],
    ['/callback', 'callback', []],
    ['/logout', 'logout', []],
    ['/accessdenied', 'accessDenied', []],
    ['/error', 'error', []],
  ])('has %s', (pathname, page, steps) => {
    expect(publicPageOf(pathname)).toEqual({ page, steps });
  });

  it.each([
    '/',
    '',
    '/documents',
    '/login/partial/12/more',
    '/login//12',
    '/logout/now',
    '/loginx',
    '/toString',
  ])('has no %s', (pathname) => {
    expect(publicPageOf(pathname)).toBeNull();
  });
});
