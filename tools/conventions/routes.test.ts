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

/** Reading an address by hand, where the router has parsed it: `strict: false`, and what cuts a path to pieces. */
function handReading(files: readonly Source[]): string[] {
  return files
    .filter(({ text }) =>
      /strict:\s*false|pathname\.(split|match|replace)\(|\.(test|exec)\(pathname/.test(text),
    )
    .map(({ file }) => file);
}

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
    expect(handReading(portal)).toEqual([]);
    expect(handReading([inFeature('a.ts', 'useParams({ strict: false })')])).toHaveLength(1);
    expect(handReading([inFeature('b.ts', "pathname.split('/')")])).toHaveLength(1);
  });
});
