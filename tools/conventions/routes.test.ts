import { describe, expect, it } from 'vitest';
import { importsOf, isStoryOrTest, sources, type Source } from './sources.ts';

/** Where routes may be made: in a feature's own route file, the app's own, and the parents of all. */
const routeFile = /\.route\.tsx$|\/routing\/root\.ts$/;
/** Those of the features, and those of the app itself. */
const lists = ['packages/portal/src/app/features.ts', 'packages/portal/src/app/routes.tsx'];

function strayRoutes(files: readonly Source[]): string[] {
  return files
    .filter(({ file, text }) => !routeFile.test(file) && /\bcreateRoute\(/.test(text))
    .map(({ file }) => file);
}

/** Returns the route files that the app does not list, whose screens are unreachable. */
function unlistedRoutes(files: readonly Source[]): string[] {
  const listed = files.filter(({ file }) => lists.includes(file)).flatMap(importsOf);
  return files
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.route.tsx'))
    .filter((file) => !listed.some(({ target }) => `${target}.tsx` === file));
}

/** What reads a path although the router parses it, and why. */
const readersByHand: ReadonlyMap<string, string> = new Map([
  [
    'packages/portal/src/routing/addressPattern.ts',
    'the first reads, in the page before the router is loaded',
  ],
  ['packages/portal/src/session/parseReturnPath.ts', 'the sign-in, which begins before the router is loaded'],
  ['packages/portal/src/app/rail.ts', 'the rail marks the page that an address is below'],
  ['packages/api-client/src/publicPages.ts', 'the pages before sign-in, which the server reads too'],
  ['packages/sites/src/viewer/query.ts', 'the viewer, which has one page and the link of a file'],
  ['packages/sites/src/signing/entry.ts', 'the signing site, which has three addresses and no router'],
]);

/** Reading an address by hand, where the router has parsed it: `strict: false`, and what cuts a path to pieces. */
const byHand = [
  /strict:\s*false/,
  /\b(path|pathname|address|href|url)\.(split|match|replace|startsWith|endsWith|slice)\(/,
  /\.(test|exec)\((path|pathname|address|href)\)/,
];

const handReading = (files: readonly Source[]) =>
  files.filter(({ text }) => byHand.some((reading) => reading.test(text))).map(({ file }) => file);

describe('a feature owns its addresses', () => {
  const portal = sources('packages/portal/src/**/*.{ts,tsx}').filter(({ file }) => !isStoryOrTest(file));
  const inFeature = (name: string, text: string): Source => ({
    file: `packages/portal/src/features/clients/${name}`,
    text,
  });

  it('makes its routes in its route file', () => {
    expect(strayRoutes(portal)).toEqual([]);
    expect(strayRoutes([inFeature('ClientsScreen.tsx', 'createRoute({})')])).toHaveLength(1);
  });

  it('is listed, in the one line that a new screen costs', () => {
    expect(portal.filter(({ file }) => file.endsWith('.route.tsx')).length).toBeGreaterThan(1);
    expect(unlistedRoutes(portal)).toEqual([]);
    expect(
      unlistedRoutes([inFeature('clients.route.tsx', ''), { file: lists[0] ?? '', text: '' }]),
    ).toHaveLength(1);
  });

  it('leaves the reading of addresses to the router', () => {
    const sites = sources('packages/sites/src/**/*.{ts,tsx}', 'packages/api-client/src/*.ts').filter(
      ({ file }) => !isStoryOrTest(file),
    );
    expect(handReading([...portal, ...sites]).toSorted()).toEqual([...readersByHand.keys()].toSorted());
    expect(handReading([inFeature('a.ts', 'useParams({ strict: false })')])).toHaveLength(1);
    expect(handReading([inFeature('b.ts', "pathname.split('/')")])).toHaveLength(1);
  });
});
