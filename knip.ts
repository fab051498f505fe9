import type { KnipConfig } from 'knip';

/** Where `knip` begins to read: whatever no entry leads to is dead (`tools/conventions/deadCode.test.ts`). */
const config = {
  // A type that a public signature names is exported with it; a value that only its own file uses is not.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Loading the portal's configuration builds pages of it; what Vite reads is named below.
  vite: false,
  workspaces: {
    '.': {
      entry: [
        'tools/*.ts',
        'tools/stories/reporter.ts',
        'tools/**/*.test.ts',
        'journeys/**/*.{test,setup}.ts',
        '.storybook/*.{ts,tsx}',
        '.storybook/public/**/*.js',
      ],
      project: ['tools/**/*.{ts,mjs}', 'journeys/**/*.ts', '.storybook/**/*.{ts,tsx}'],
      ignoreBinaries: ['runuser'],
      ignoreDependencies: [
        // Started as programs, or named by a schema's address.
        '@redocly/cli',
        '@changesets/config',
        // A part of Storybook that comes with its framework.
        '@storybook/react',
        // Journeys look at the server's tables and files with the server's own tools.
        'kysely',
        '@libpdf/core',
      ],
    },
    'packages/ui': {
      entry: [
        'src/theme/{brand,sheets}.ts',
        'src/{elements,signing-protocol,test-utils}/index.ts',
        'tools/*.ts',
        'bench/**/*.{ts,tsx}',
        'consumers/**/*.{ts,tsx}',
        'examples/**/*.js',
        'src/**/*.stories.tsx',
        'src/**/*.mdx',
      ],
      project: ['**/*.{ts,tsx,mdx}'],
      // What styles are compiled to imports its runtime; the fonts are read as files; a consumer runs with the oldest React.
      ignoreDependencies: ['@vanilla-extract/recipes', '@fontsource-variable/.*', 'react(-dom)?-lowest'],
      // Peers of the bench live in a folder of their own; consumers stand in a project that is made for them.
      ignoreUnresolved: ['./pages', './pages.js', './Story', './Story.js'],
    },
    'packages/server': {
      entry: [
        'bench/**/*.ts',
        'src/**/*Worker.ts',
        'src/pdf/testing/inspectSample.ts',
        'src/store/migrations/m*.ts',
      ],
      project: ['**/*.ts'],
      // Its files are read as fonts.
      ignoreDependencies: ['dejavu-fonts-ttf'],
    },
    'packages/portal': {
      entry: [
        'vite.config.ts',
        'src/app/main.tsx',
        'src/boot/{boot,firstRows}.ts',
        'src/features/*/*.{reads,rows}.ts',
        'src/session/{popupPage,silentPage}.ts',
        'src/**/*.stories.tsx',
        'src/**/*.mdx',
      ],
      project: ['**/*.{ts,tsx}'],
    },
    'packages/sites': {
      entry: [
        'src/identity/{client.ts,render.tsx}',
        'src/{signing,viewer}/main.tsx',
        'src/viewer/document/pdfWorker.ts',
        'src/**/*.stories.tsx',
      ],
      project: ['**/*.{ts,tsx}'],
    },
    'packages/api-client': {
      entry: ['src/{rules,fixtures,upload,generated}/index.ts', 'src/generated/*.ts', 'generate.ts'],
      project: ['**/*.ts'],
    },
    'packages/story-kit': { project: ['**/*.{ts,tsx}'] },
  },
  // The vocabulary of the contract, whole.
  ignoreIssues: {
    'packages/server/src/contract.ts': ['types'],
    'packages/server/src/contract/*.ts': ['types'],
  },
  ignore: ['packages/ui/bench/peers/**', 'packages/api-client/src/generated/**'],
} satisfies KnipConfig;

export default config;
