import { describe, expect, it } from 'vitest';
import { isSigningTarget, parseReturnPath } from './parseReturnPath.ts';

const origin = 'http://localhost:4000';

describe('where a sign-in may lead', () => {
  it.each([
    '/',
    '/documents',
    '/documents/12',
    '/documents/12/7?q=a%20b',
    '/documents/sign/12/7',
    '/documents/preview/1/2',
    // The router, not loaded yet, decides later that it is not a page.
    '/nowhere',
  ])('goes to %s', (target) => {
    expect(parseReturnPath(target, origin)).toBe(target);
  });

  it.each([
    '//evil.test/documents',
    '/\\evil.test/documents',
    'http://evil.test/documents',
    'javascript:alert(1)',
    'documents',
    '/login',
    '/callback?code=1',
    '/login/partial/12',
    '/documents/../logout',
    '/.//evil.test/documents',
    '',
  ])('does not go to %s', (target) => {
    expect(parseReturnPath(target, origin)).toBeNull();
  });

  it('takes a slash at the end for the same place', () => {
    expect(parseReturnPath('/documents/12/?q=a', origin)).toBe('/documents/12?q=a');
  });

  it('knows a link to sign', () => {
    expect(isSigningTarget('/documents/sign/1/2')).toBe(true);
    expect(isSigningTarget('/documents/preview/1/2')).toBe(false);
  });
});
