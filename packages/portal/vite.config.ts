import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { createClassNames } from '../../tools/build/classNames.ts';
import { compressAssets } from '../../tools/build/compressAssets.ts';
import { englishOnly } from '../../tools/build/englishOnly.ts';
import { firstLoad } from '../../tools/build/firstLoad.ts';
import { partLoader } from '../../tools/build/partLoader.ts';
import { partGroups, planParts } from '../../tools/build/planParts.ts';
import { modulesOfFeatures } from '../../tools/build/readPages.ts';
import { portalPages, portalRows } from '../../tools/build/portalPages.ts';

const root = import.meta.dirname;
const conditions = ['@countersign/source', 'module', 'browser', 'development|production'];
const main = path.join(root, 'src/app/main.tsx');
const front = path.join(root, 'src/app/FrontPage.tsx');
const portal = path.join(root, 'src/app/Portal.tsx');
const rows = path.join(root, 'src/boot/firstRows.ts');
const loader = path.join(root, 'src/boot/loadPart.ts');

const build: InlineConfig['build'] = {
  outDir: path.join(root, 'dist'),
  emptyOutDir: true,
  target: 'es2023',
  sourcemap: true,
  // The page's policy allows files of its own origin only: nothing may be inlined as a data URL.
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    // The bundler leaves out what needs nothing else, but it may be missing, too.
    resolveDependencies: (file, files, { hostType }) =>
      hostType === 'js' && files.length === 0 ? [file] : files,
  },
};

export default defineConfig(async ({ command }): Promise<InlineConfig> => {
  // In development the names say what they are of.
  const names = command === 'serve' ? {} : { identifiers: createClassNames() };
  const common: InlineConfig = {
    root,
    base: '/',
    plugins: [react(), vanillaExtractPlugin(names), englishOnly(), partLoader(loader)],
    resolve: { conditions },
    build,
  };
  if (command === 'serve') return common;
  const [pages, rowsAt] = await Promise.all([portalPages(), portalRows()]);
  const parts = await planParts(
    { ...common, build: { ...build, rollupOptions: { input: main } } },
    { main, front, portal, features: modulesOfFeatures(path.join(root, 'src/features'), pages) },
  );
  return {
    ...common,
    plugins: [
      ...(common.plugins ?? []),
      firstLoad({ main, front, portal, rows, rowsAt, pages, conditions }),
      compressAssets(),
    ],
    build: {
      ...build,
      rollupOptions: {
        input: [
          main,
          path.join(root, 'index.html'),
          path.join(root, 'auth/silent.html'),
          path.join(root, 'auth/popup.html'),
        ],
        output: {
          codeSplitting: { groups: partGroups(parts) },
          chunkFileNames: 'assets/part-[hash].js',
          assetFileNames: ({ names }) =>
            `assets/${names.some((name) => name.endsWith('.css')) ? 'style' : '[name]'}-[hash][extname]`,
        },
      },
    },
  };
});
