import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../run/process.ts';
import { firstLoad, heavyIn } from './firstLoad.ts';
import { partGroups, planParts } from './planParts.ts';
import { modulesOfFeatures, mostExact, readPages } from './readPages.ts';
import { readRows } from './readRows.ts';

let folder: string;
const at = (file: string) => path.join(folder, file);

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  }
}

/** A portal whose addresses are not named like the folders of its features. */
const portal = {
  'index.html': `<!doctype html><script type="application/json" id="portal-build"></script>
    <script type="module" src="/main.ts"></script>`,
  'icons.ts': "export const FirmIcon = () => 'an icon';",
  'main.css': 'p { margin: 0; }',
  'main.ts': `import './main.css';
    if (location.pathname === '/login') void import('./front.ts').then(({ open }) => open());
    else void import('./portal.ts').then(({ open }) => open());`,
  'front.ts':
    "import { notice } from './notice.ts'; export const open = () => console.log('a sign-in', notice());",
  'notice.ts': "export const notice = () => 'a notice';",
  'rows.ts': 'document.title = "rows";',
  'portal.ts': "import * as features from './features.ts'; export const open = () => console.log(features);",
  'parent.ts': `import { createRootRoute, createRoute } from '@tanstack/react-router';
    const root = createRootRoute();
    export const signedIn = createRoute({ getParentRoute: () => root, id: 'signedIn' });`,
  'features.ts': `export { firms } from './features/firms/firms.route.tsx';
    export { invites } from './features/invites/invites.route.tsx';`,
  'features/firms/firms.route.tsx': `import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
    import { FirmIcon } from 'icons';
    import { signedIn } from '../../parent.ts';
    const screen = createRoute({
      getParentRoute: () => signedIn,
      id: 'firms',
      component: lazyRouteComponent(() => import('./Firms.tsx'), 'Firms'),
      staticData: { rail: { icon: FirmIcon } },
    });
    const child = (path) => createRoute({ getParentRoute: () => screen, path });
    const one = createRoute({
      getParentRoute: () => screen,
      path: '/owner/firms/$firmId',
      component: lazyRouteComponent(() => import('./Firm.tsx'), 'Firm'),
    });
    const tab = createRoute({ getParentRoute: () => one, path: 'features' });
    const index = createRoute({ getParentRoute: () => one, path: '/' });
    export const firms = screen.addChildren([one.addChildren([tab, index]), child('/owner/firms/list'), child('/')]);`,
  'features/firms/Firms.tsx': "export const Firms = () => 'a list of firms';",
  'features/firms/Firm.tsx':
    "import { notice } from '../../notice.ts'; export const Firm = () => `one firm ${notice()}`;",
  'features/invites/invites.route.tsx': `import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
    import { signedIn } from '../../parent.ts';
    export const invites = createRoute({
      getParentRoute: () => signedIn,
      path: '/accept',
      component: lazyRouteComponent(() => import('./Invite.tsx'), 'Invite'),
    });`,
  'features/invites/Invite.tsx': "export const Invite = () => 'an invite';",
};

const pagesOf = () =>
  readPages({ features: at('features.ts'), looks: ['icons'], conditions: ['node', 'import'] });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  symlinkSync(path.join(root, 'node_modules'), at('node_modules'));
  write(portal);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('knows the pages with early rows from the features that draw them', async () => {
  const options = { pattern: at('features/*/*.rows.ts'), looks: ['icons'], conditions: ['node', 'import'] };
  expect(await readRows(options)).toEqual([]);
  write({
    'features/firms/firms.rows.ts': `import { FirmIcon } from 'icons';
      export const rows = { '/owner/firms/list': { read: () => '/firms', draw: () => FirmIcon() } };`,
  });
  expect(await readRows(options)).toEqual(['/owner/firms/list']);
  write({ 'features/invites/invites.rows.ts': 'export const lines = {};' });
  await expect(readRows(options)).rejects.toThrow('invites.rows.ts exports no rows.');
});

describe('the addresses of the features', () => {
  it('are read from their routes, with what each loads', async () => {
    const pages = (await pagesOf()).map(({ path: address, modules }) => [
      address,
      ...modules.map((module) => path.relative(at('features'), module)),
    ]);
    expect(pages).toEqual([
      ['/', 'firms/Firms.tsx'],
      ['/accept', 'invites/Invite.tsx'],
      ['/owner/firms/list', 'firms/Firms.tsx'],
      ['/owner/firms/$firmId', 'firms/Firms.tsx', 'firms/Firm.tsx'],
      ['/owner/firms/$firmId/features', 'firms/Firms.tsx', 'firms/Firm.tsx'],
    ]);
  });

  it('are words and parameters, as the first lines compare them', async () => {
    const odd = portal['features/invites/invites.route.tsx'].replace('/accept', '/accept/{-$token}');
    write({ 'features/invites/invites.route.tsx': odd });
    await expect(pagesOf()).rejects.toThrow('/accept/{-$token}: "{-$token}" is neither');
  });

  it('are compared with the most exact first', () => {
    const addresses = ['/a/$b/c', '/a/$b', '/$a/b', '/a/b', '/a/b/$c'];
    expect(addresses.toSorted(mostExact)).toEqual(['/a/b', '/a/b/$c', '/a/$b', '/a/$b/c', '/$a/b']);
  });
});

it('gives each feature scripts of its own, whatever its addresses are', async () => {
  const [main, front, behind] = [at('main.ts'), at('front.ts'), at('portal.ts')];
  const resolve = { alias: { icons: at('icons.ts') } };
  const common = { root: folder, configFile: false, logLevel: 'error', resolve } as const;
  const pages = await pagesOf();
  const parts = await planParts(
    { ...common, build: { rollupOptions: { input: main } } },
    { main, front, portal: behind, features: modulesOfFeatures(at('features'), pages) },
  );
  const result = await build({
    ...common,
    plugins: [
      firstLoad({
        main,
        front,
        portal: behind,
        rows: at('rows.ts'),
        rowsAt: ['/accept'],
        pages,
        conditions: [],
      }),
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: [main, at('index.html')],
        output: { codeSplitting: { groups: partGroups(parts) } },
      },
    },
  });
  const [built] = Array.isArray(result) ? result : [result];
  if (built === undefined || !('output' in built)) throw new Error('Nothing was built.');
  const { output }: Rolldown.RolldownOutput = built;
  const html = output.find(({ fileName }) => fileName === 'index.html');
  const source = html?.type === 'asset' ? String(html.source) : '';
  const [, names = ''] = /id="portal-build">(.*?)<\/script>/.exec(source) ?? [];
  const scripts = new Map<string, readonly string[]>(JSON.parse(names).pages);
  const textOf = (wanted: readonly string[] = []) =>
    output
      .filter((file) => file.type === 'chunk')
      .filter(({ fileName }) => wanted.includes(`/${fileName}`))
      .map(({ code }) => code)
      .join('');
  const textAt = (address: string) => textOf(scripts.get(address));
  expect(textOf(JSON.parse(names).front)).toContain('a sign-in');
  // What both sides of the sign-in need is in what every page has.
  expect(textOf(JSON.parse(names).base)).toContain('a notice');
  expect(textAt('/owner/firms/list')).not.toContain('a sign-in');
  expect(textAt('/accept')).toContain('an invite');
  expect(textAt('/accept')).not.toContain('firm');
  expect(textAt('/owner/firms/list')).toContain('a list of firms');
  expect(textAt('/owner/firms/list')).not.toContain('an invite');
  expect(scripts.get('/')).toEqual(scripts.get('/owner/firms/list'));
  const rowsFile = output.find(({ fileName }) => `/${fileName}` === JSON.parse(names).rows);
  expect(rowsFile?.type === 'asset' ? String(rowsFile.source) : '').toContain('rows');
  expect(JSON.parse(names).rowsAt).toEqual(['/accept']);
});

it('lets no library into a script in the page', () => {
  const small = ['/portal/src/boot/boot.ts', '/api-client/src/config.ts'];
  expect(heavyIn({ moduleIds: small })).toBeUndefined();
  expect(heavyIn({ moduleIds: [...small, '/node_modules/react/index.js'] })).toContain('react');
  expect(heavyIn({ moduleIds: [...small, '/packages/ui/src/index.ts'] })).toContain('ui');
});
