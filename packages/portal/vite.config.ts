import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from '../../tools/build/compressAssets.ts';
import { englishOnly } from '../../tools/build/englishOnly.ts';

const root = import.meta.dirname;

export default defineConfig({
  root,
  base: '/',
  plugins: [react(), vanillaExtractPlugin(), englishOnly(), compressAssets()],
  resolve: { conditions: ['@countersign/source', 'module', 'browser', 'development|production'] },
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
        path.join(root, 'index.html'),
        path.join(root, 'auth/silent.html'),
        path.join(root, 'auth/popup.html'),
      ],
    },
  },
});
