import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from '../../tools/build/compressAssets.ts';
import { englishOnly } from '../../tools/build/englishOnly.ts';
import { fewChunks, firstLoad } from '../../tools/build/firstLoad.ts';

const root = import.meta.dirname;
const conditions = ['@countersign/source', 'module', 'browser', 'development|production'];
const pieces = {
  main: path.join(root, 'src/app/main.tsx'),
  portal: path.join(root, 'src/app/Portal.tsx'),
  features: path.join(root, 'src/features'),
  conditions,
};

export default defineConfig({
  root,
  base: '/',
  plugins: [react(), vanillaExtractPlugin(), englishOnly(), firstLoad(pieces), compressAssets()],
  resolve: { conditions },
  build: {
    outDir: path.join(root, 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: true,
    // The page's policy allows files of its own origin only: nothing may be inlined as a data URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: [
        pieces.main,
        path.join(root, 'index.html'),
        path.join(root, 'auth/silent.html'),
        path.join(root, 'auth/popup.html'),
      ],
      output: {
        codeSplitting: fewChunks,
        // Parts that need each other would run before what they need.
        strictExecutionOrder: true,
        chunkFileNames: 'assets/part-[hash].js',
        assetFileNames: ({ names }) =>
          `assets/${names.some((name) => name.endsWith('.css')) ? 'style' : '[name]'}-[hash][extname]`,
      },
    },
  },
});
