import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly hasInstallScript?: boolean;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
);

/** What comes from a registry: no workspace, and no link to one. */
const installed = Object.entries(packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && link !== true,
);

function placesWhere(test: (locked: Locked) => boolean): string[] {
  return installed.filter(([, locked]) => test(locked)).map(([place]) => place);
}

it('pins every package by its digest, but optional binaries of one platform', () => {
  expect(installed.length).toBeGreaterThan(500);
  const isBinary = ({ optional, os }: Locked) => optional === true && os !== undefined;
  expect(placesWhere((locked) => !locked.integrity?.startsWith('sha512-') && !isBinary(locked))).toEqual([]);
});

it('names no host, so that packages come from the registry that is set', () => {
  expect(placesWhere(({ resolved }) => resolved !== undefined)).toEqual([]);
});

it('has no install script among the packages that run in production', () => {
  expect(placesWhere(({ dev, hasInstallScript }) => hasInstallScript === true && dev !== true)).toEqual([]);
});
