import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../build/paths.ts';

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, Locked | undefined>>;

/**
 * The part of this repository's lockfile that the given packages need, as a lockfile's `packages` of its own: npm
 * then asks no registry for versions, and takes what an earlier `npm ci` left in its cache.
 * @param registry where npm looks, e.g. its setting `registry`
 */
export function lockedFor(names: readonly string[], registry: string): Record<string, object> {
  const { packages }: { packages: Packages } = JSON.parse(
    readFileSync(path.join(repositoryRoot, 'package-lock.json'), 'utf8'),
  );
  const found = new Map<string, object>();
  function add(name: string, from: string, optional: boolean): void {
    const place = placeOf(packages, name, from);
    const entry = place === null ? undefined : packages[place];
    if (place === null || entry === undefined) {
      if (optional) return;
      throw new Error(`${name} is declared but not locked`);
    }
    if (found.has(place)) return;
    const { version, integrity, dependencies, optionalDependencies, peerDependencies } = entry;
    const file = `${name.split('/').at(-1) ?? name}-${version}.tgz`;
    found.set(place, { ...entry, version, integrity, resolved: new URL(`${name}/-/${file}`, registry).href });
    for (const each of Object.keys(dependencies ?? {})) add(each, place, false);
    // Peers that are not there were optional: npm would not have locked the tree without them otherwise.
    for (const each of Object.keys({ ...optionalDependencies, ...peerDependencies })) add(each, place, true);
  }
  for (const name of names) add(name, '', false);
  return Object.fromEntries(found);
}

/** Where Node would find a package from there: beside, or beside an outer one. */
function placeOf(packages: Packages, name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (folder === '') return null;
  }
}
