import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { coverage } from '../tools/coverage/coverage.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    './Review.mdx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.@(ts|tsx)',
    './coverage/*.mdx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['./public', { from: '../packages/ui/src/theme/fonts', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    // Writes `manifests/components.json`: every component with its props, for machines to read.
    componentsManifest: true,
    // A story stands on the plane of its theme: another one is chosen with the theme.
    backgrounds: false,
    // The tool's own "Get started" list: our first page says how to begin.
    sidebarOnboardingChecklist: false,
  },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: process.env['VITEST'] ? [] : [vanillaExtractPlugin()],
      // The pages under Coverage; tests do not draw them.
      define: process.env['VITEST'] ? {} : { __COVERAGE__: JSON.stringify(coverage()) },
      resolve: { conditions: ['@countersign/source', 'module', 'browser', 'development|production'] },
    }),
};

export default config;
