import { describe, expect, it } from 'vitest';
import { publicRoute, publicRoutes, signedInRoute, signedInRoutes } from './routeTable.ts';

/** An address of a route: every parameter filled in. */
const example = (path: string) => path.replaceAll(/\$\w+Id\b/g, '12').replaceAll(/\$\w+/g, 'some');

describe('the table of routes', () => {
  it.each(signedInRoutes)('finds $path behind the sign-in, and nowhere else', ({ path, page }) => {
    expect(signedInRoute(example(path))?.page).toBe(page);
    expect(publicRoute(example(path))).toBeNull();
  });

  it.each(publicRoutes)('finds $path before the sign-in, and nowhere else', ({ path, page }) => {
    expect(publicRoute(example(path))?.page).toBe(page);
    expect(signedInRoute(example(path))).toBeNull();
  });

  it('takes a slash at the end for the same place', () => {
    expect(signedInRoute('/documents/12/')?.page).toBe('documents');
  });

  it.each(['/documents/x', '/documents/0', '/documents/1/2/3', '/nowhere', '/documents2', ''])(
    'knows no %s',
    (pathname) => {
      expect(signedInRoute(pathname)).toBeNull();
      expect(publicRoute(pathname)).toBeNull();
    },
  );
});
