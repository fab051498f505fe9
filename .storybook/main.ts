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
    // Writes `manifests/components.json`: every component with its props, for tools.
    componentsManifest: true,
    // The theme sets a story's background.
    backgrounds: false,
    // Hides Storybook's "Get started" list: our first page explains how to begin.
    sidebarOnboardingChecklist: false,
  },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: process.env['VITEST'] ? [] : [vanillaExtractPlugin()],
      // Data of the pages under Coverage; tests do not render them.
      define: process.env['VITEST'] ? {} : { __COVERAGE__: JSON.stringify(coverage()) },
      resolve: { conditions: ['@countersign/source', 'module', 'browser', 'development|production'] },
    }),
};

export default config;
