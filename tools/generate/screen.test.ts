import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../run/process.ts';
import { screenFiles, withFeature } from './screen.ts';

/** Asks the portal's own router and rail about the new screen. */
const question = `
import { QueryClient } from '@tanstack/react-query';
import { createPortalRouter } from './routes.tsx';

const router = createPortalRouter({
  session: aSession(signedIn),
  queryClient: new QueryClient(),
  errors: { referenceOf: () => '', report: () => '' },
  servicesOf: () => { throw new Error('Nobody is let in here.'); },
});
const [, , route] = router.getMatchedRoutes('/clients');
const rail = (roles: string[]) =>
  railGroups(railRoutes(router.routesById), {
    profile: { roles, mfa_enabled: true, requireMFA: false },
    features: [],
    hrefOf: (to) => to,
    pathname: '/clients',
  }).flatMap(({ items }) => items.map(({ label }) => label));

it('is reachable, guarded and in the rail', () => {
  expect(route?.fullPath).toBe('/clients');
  expect(rail(['Administrator'])).toContain('Clients');
  expect(rail(['Employee'])).not.toContain('Clients');
});
`;

const imports = `import { expect, it } from 'vitest';
import { aSession, signedIn } from '../features/login/login.fixtures.ts';
import { railGroups, railRoutes } from './rail.ts';`;

/** As the project's own unit tests are read; the copy stands where modules are otherwise taken as they are. */
const config = `
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const conditions = ['@countersign/source', 'node', 'development|production'];
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  plugins: [vanillaExtractPlugin()],
  test: { environment: 'node', include: ['src/app/generated.test.ts'], exclude: [], server: { deps: { inline: [/generated-/, /@countersign/] } } },
});
`;

describe('a generated screen', () => {
  const copy = path.join(root, 'node_modules/.cache', `generated-${String(process.pid)}`);
  const portal = path.join(copy, 'packages/portal');
  afterAll(() => {
    rmSync(copy, { recursive: true, force: true });
  });

  it(
    'compiles, is reachable, guarded and in the rail, by one folder and one list',
    { timeout: 240_000 },
    () => {
      mkdirSync(portal, { recursive: true });
      for (const file of ['tsconfig.base.json', 'packages/portal/src', 'packages/portal/package.json'])
        cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
      for (const file of ['packages/portal/node_modules'])
        symlinkSync(path.join(root, file), path.join(copy, file));
      const files = Object.entries(screenFiles('clients'));
      expect(
        files.map(([file]) => path.posix.dirname(file)).filter((each, at, all) => all.indexOf(each) === at),
      ).toEqual(['packages/portal/src/features/clients']);
      for (const [file, text] of files) {
        mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
        writeFileSync(path.join(copy, file), text);
      }
      const routes = path.join(portal, 'src/app/routes.tsx');
      writeFileSync(routes, withFeature(readFileSync(routes, 'utf8'), 'clients'));
      writeFileSync(path.join(portal, 'src/app/generated.test.ts'), `${imports}\n${question}`);
      writeFileSync(
        path.join(portal, 'tsconfig.json'),
        readFileSync(path.join(root, 'packages/portal/tsconfig.json'), 'utf8'),
      );
      const types = run('@typescript/native/bin/tsc', ['--noEmit', '-p', portal]);
      expect(types.said).toBe('');
      writeFileSync(path.join(portal, 'vitest.config.mjs'), config);
      const tests = run('vitest/vitest.mjs', ['run', '--root', portal, 'src/app/generated.test.ts'], portal);
      expect(tests.said).toContain('1 passed');
    },
  );
});

function run(program: string, args: readonly string[], cwd: string = root): { readonly said: string } {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules', program), ...args],
    {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '' },
    },
  );
  return { said: stdout + stderr };
}
