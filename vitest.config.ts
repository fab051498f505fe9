import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { bareImports } from './tools/run/bareImports.ts';
import { findBrowser, launchOptions } from './tools/browser/findBrowser.ts';

const root = import.meta.dirname;
const conditions = ['@countersign/source', 'module', 'browser', 'development|production'];
const nodeConditions = ['@countersign/source', 'node', 'development|production'];

/** How long a condition is waited for: long enough for two cores that do four things at once. */
const patience = { poll: { timeout: 30_000, interval: 50 } } as const;

/** Looks for a browser only where a story project may run: unit tests need none. */
const wantsBrowser = !process.argv.some((argument) => /^(unit|dom|server|package|journeys)$/.test(argument));
const browser = wantsBrowser ? await findBrowser() : null;
const launch = browser ? await launchOptions(browser) : {};

const stampFile = path.join(root, 'visual/stamp.json');
const baseline = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : null;
/** `PHOTOGRAPHS=1` compares photographs too, bit by bit, and only with the browser that made them. */
const photographs =
  process.env['PHOTOGRAPHS'] === '1' && (baseline === null || baseline.browser === browser?.version);

const browserDependencies = [
  ...bareImports(
    'packages/{ui,portal,sites,api-client,story-kit}/src/**/*.{ts,tsx}',
    '.storybook/*.{ts,tsx}',
  ),
  '@vanilla-extract/recipes/createRuntimeFn',
  'axe-core',
  '@testing-library/jest-dom/vitest',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
];

/** Every story, shown in every mode one after the other (`packages/story-kit/src/modes.ts`). */
function stories() {
  return {
    plugins: [storybookTest({ configDir: path.join(root, '.storybook') }), vanillaExtractPlugin()],
    resolve: { conditions },
    define: { __PHOTOGRAPHS__: JSON.stringify(photographs) },
    optimizeDeps: { include: browserDependencies },
    test: {
      name: 'stories',
      setupFiles: [path.join(root, 'packages/story-kit/src/photograph/photograph.ts')],
      testTimeout: 60_000,
      expect: patience,
      api: { allowWrite: true },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: launch,
          contextOptions: {
            reducedMotion: 'reduce' as const,
            timezoneId: 'Australia/Sydney',
            locale: 'en-AU',
          },
        }),
        instances: [{ browser: 'chromium' as const }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch' as const,
            // Not a pixel, not a step of a colour: the pinned browser draws the same page the same way.
            comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
            timeout: 30_000,
            resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
              path.join(root, 'visual/baselines', `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) =>
              path.join(root, 'visual/differences', `${arg}${ext}`),
          },
        },
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: nodeConditions },
        ssr: { resolve: { conditions: nodeConditions } },
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 60_000,
          expect: patience,
          include: ['packages/{api-client,ui,portal,sites,story-kit}/src/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        resolve: { conditions },
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          testTimeout: 60_000,
          expect: patience,
          include: ['packages/{ui,portal,sites}/src/**/*.test.tsx'],
          setupFiles: [path.join(root, '.storybook/dom.setup.ts')],
        },
      },
      {
        resolve: { conditions: nodeConditions },
        ssr: { resolve: { conditions: nodeConditions } },
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: [path.join(root, 'packages/server/src/testing/globalSetup.ts')],
          // Files of one worker share the modules, and with them the emptied databases of those before.
          isolate: false,
          expect: patience,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'package',
          environment: 'node',
          include: ['packages/ui/consumers/**/*.test.ts'],
          globalSetup: ['packages/ui/consumers/consumers.setup.ts'],
          expect: patience,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { conditions: nodeConditions },
        ssr: { resolve: { conditions: nodeConditions } },
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['journeys/**/*.test.ts'],
          globalSetup: ['journeys/demo.setup.ts'],
          expect: patience,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxWorkers: 1,
        },
      },
      ...(wantsBrowser ? [stories()] : []),
    ],
  },
});
