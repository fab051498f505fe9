import { build } from 'esbuild';
import { inDist } from './paths.ts';

const module = inDist('components/Dialog/TouchScrollLock.js');

/**
 * Puts what the lock of iOS needs of react-aria into its own module. A bundler that splits by files, such as esbuild,
 * would find the same files behind `ariaHideOutside`, and load them with every dialog for a lock that only iOS loads.
 */
export async function bundleTouchLock(): Promise<void> {
  await build({
    entryPoints: [module],
    outfile: module,
    allowOverwrite: true,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom'],
    legalComments: 'inline',
    banner: { js: '"use client";' },
    logLevel: 'warning',
  });
}
