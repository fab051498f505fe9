import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tools/browser/findBrowser.ts';
import { storiesProject } from './tools/stories/storiesProject.ts';

const root = import.meta.dirname;
const conditions = ['@countersign/source', 'module', 'browser', 'development|production'];
const nodeConditions = ['@countersign/source', 'node', 'development|production'];

/** For projects whose files share a worker. */
const realTimers = path.join(root, 'tools/run/realTimers.ts');

/** How long a condition is waited for: long enough for two cores that do four things at once. */
const patience = { poll: { timeout: 30_000, interval: 50 } } as const;

/** Looks for a browser only where a story project may run: unit tests need none. */
const wantsBrowser = !process.argv.some((argument) => /^(unit|dom|server|package|journeys)$/.test(argument));
const browser = wantsBrowser ? await findBrowser() : null;

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
          // Files of one worker share the modules: loading them again takes longer than the tests.
          isolate: false,
          setupFiles: [realTimers],
          // Some laws run a whole tool over the repository, while other checks keep the cores busy.
          testTimeout: 300_000,
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
          setupFiles: [realTimers],
          // Files of one worker share the modules, and with them the emptied databases of those before.
          isolate: false,
          expect: patience,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          // Beside a project with another number of workers, after it.
          sequence: { groupOrder: 1 },
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
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // Each waits more than it computes.
          maxWorkers: 2,
        },
      },
      ...(wantsBrowser ? [await storiesProject(browser)] : []),
    ],
  },
});
