import { existsSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type PluginOption } from 'vite';
import { compressAssets } from '../../tools/build/compressAssets.ts';
import { englishOnly } from '../../tools/build/englishOnly.ts';

/*
 * Builds the pages of every site to dist/<site>, where the server looks for them. A site with an index.html is
 * a page with script; the identity site is rendered on the server, so it is a renderer and its few assets.
 */
const root = import.meta.dirname;
const sources = path.join(root, 'src');
const target = (site: string) => path.join(root, 'dist', site);

function settings(site: string, base: string, plugins: PluginOption[] = []): InlineConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    root: path.join(sources, site),
    base,
    publicDir: false,
    plugins: [react(), vanillaExtractPlugin(), englishOnly(), ...plugins],
    resolve: { conditions: ['@countersign/source', 'module', 'browser', 'production'] },
    build: {
      outDir: target(site),
      emptyOutDir: true,
      target: 'es2024',
      // Nothing may be inline: the pages' policy allows files of their own origin only.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1500,
    },
  };
}

async function buildPage(site: string, base: string, plugins: PluginOption[] = []): Promise<void> {
  if (!existsSync(path.join(sources, site, 'index.html'))) return;
  await build(settings(site, base, [...plugins, compressAssets('assets')]));
}

async function buildViewer(): Promise<void> {
  const { pdfAssets } = await import('./src/viewer/build/pdfAssets.ts');
  await buildPage('viewer', './', [pdfAssets()]);
}

async function buildIdentity(): Promise<void> {
  const assets = settings('identity', '/');
  await build({
    ...assets,
    build: {
      ...assets.build,
      manifest: 'script.json',
      rollupOptions: { input: path.join(sources, 'identity/client.ts') },
    },
  });
  const renderer = settings('identity', '/', [compressAssets('assets')]);
  await build({
    ...renderer,
    resolve: { conditions: ['@countersign/source', 'module', 'node', 'production'] },
    // The server has React only through this bundle, and only React's production build.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: {
      noExternal: true,
      resolve: { conditions: ['@countersign/source', 'module', 'node', 'production'] },
    },
    build: {
      ...renderer.build,
      emptyOutDir: false,
      copyPublicDir: false,
      ssr: path.join(sources, 'identity/render.tsx'),
      // The styles come from here, so that their class names are the ones in the rendered pages.
      ssrEmitAssets: true,
      cssMinify: true,
      manifest: 'styles.json',
      rollupOptions: { output: { entryFileNames: 'render.js' } },
    },
  });
}

await Promise.all([buildViewer(), buildPage('signing', '/'), buildPage('desk', '/'), buildIdentity()]);
