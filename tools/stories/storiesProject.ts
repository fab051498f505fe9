import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { launchOptions, type Browser } from '../browser/findBrowser.ts';
import { bareImports } from '../run/bareImports.ts';
import { root } from '../run/process.ts';
import { screenshot } from './screenshotCommand.ts';
import { readPlan } from './plan.ts';
import { trustedTypes } from './trustedTypes.ts';

const browserDependencies = [
  ...bareImports(
    'packages/{ui,portal,sites,api-client,story-kit}/src/**/*.{ts,tsx}',
    '.storybook/*.{ts,tsx}',
  ),
  'axe-core',
  '@testing-library/jest-dom/vitest',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
];

/** Whether the process ends with this run, instead of watching the files. */
const inOneRun = process.env['STORY_PLAN'] !== undefined;

/** The project of Vitest that draws every story in a browser, in every mode (`packages/story-kit/src/modes.ts`). */
export async function storiesProject(browser: Browser | null) {
  return {
    plugins: [
      storybookTest({ configDir: path.join(root, '.storybook') }),
      vanillaExtractPlugin(),
      trustedTypes(),
    ],
    resolve: { conditions: ['@countersign/source', 'module', 'browser', 'development|production'] },
    define: { __SCREENSHOTS__: JSON.stringify(readPlan() !== null) },
    optimizeDeps: { include: browserDependencies },
    server: {
      // A working tree beside this one uses its packages: their fonts lie outside its root.
      fs: { strict: false },
      // Each file of stories loads a thousand modules anew, which do not change while the run lasts.
      ...(inOneRun && { headers: { 'Cache-Control': 'max-age=3600' } }),
    },
    test: {
      name: 'stories',
      setupFiles: [path.join(root, 'packages/story-kit/src/screenshot/screenshot.ts')],
      testTimeout: 60_000,
      // A large story is captured in every mode in one hook.
      hookTimeout: 120_000,
      // How long a condition is waited for: long enough for two cores that do four things at once.
      expect: { poll: { timeout: 30_000, interval: 50 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { screenshot },
        provider: playwright({
          launchOptions: browser ? await launchOptions(browser) : {},
          contextOptions: {
            reducedMotion: 'reduce' as const,
            timezoneId: 'Australia/Sydney',
            locale: 'en-AU',
          },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}
