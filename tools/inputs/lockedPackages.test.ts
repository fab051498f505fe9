import { describe, expect, it } from 'vitest';
import { lockedWith, packageName } from './lockedPackages.ts';

const lockfile = {
  packages: {
    '': {},
    'packages/ui': {},
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', peerDependencies: { c: '*' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '3.0.0', dependencies: { a: '*' } },
    'packages/ui/node_modules/c': { version: '4.0.0' },
  },
};

describe('the packages of the lockfile', () => {
  it('names a package by what is written in an import', () => {
    expect(packageName('react-aria/PortalProvider')).toBe('react-aria');
    expect(packageName('@storybook/addon-docs/blocks')).toBe('@storybook/addon-docs');
  });

  it('follows what a package needs, each where Node finds it, through circles too', () => {
    expect(lockedWith(lockfile, 'a/part', 'packages/portal/src')).toEqual([
      'node_modules/a 1.0.0',
      'node_modules/a/node_modules/b 2.0.0',
      'node_modules/c 3.0.0',
    ]);
  });

  it('prefers the copy nearer to the importer', () => {
    expect(lockedWith(lockfile, 'c', 'packages/ui/src/components')).toEqual([
      'packages/ui/node_modules/c 4.0.0',
    ]);
  });

  it('has nothing for what is not installed', () => {
    expect(lockedWith(lockfile, 'node:fs', 'packages/ui/src')).toEqual([]);
  });
});
