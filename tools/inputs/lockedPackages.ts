/** The part of `package-lock.json` that is read here. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage | undefined>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** `@scope/name/part` → `@scope/name`, `name/part` → `name`. */
export function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Where Node finds a package, seen from a folder of the lockfile (`packages/ui`, `node_modules/a`). */
function locate(lockfile: Lockfile, name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lockfile.packages[place]) return place;
    if (folder === '') return null;
  }
}

/**
 * The package and everything that it needs, each as "place version", sorted. A package of Node itself, or one that
 * is not installed, has none.
 *
 * @param from The importing file's folder, from the root of the project.
 */
export function lockedWith(lockfile: Lockfile, specifier: string, from: string): string[] {
  const first = locate(lockfile, packageName(specifier), from);
  const seen = new Set<string>();
  const waiting = first === null ? [] : [first];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (seen.has(place)) continue;
    seen.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = lockfile.packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = locate(lockfile, name, place);
      if (found !== null) waiting.push(found);
    }
  }
  return [...seen].map((place) => `${place} ${lockfile.packages[place]?.version ?? ''}`).sort();
}
