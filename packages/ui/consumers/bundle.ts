import { cpSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Only files of the page's own origin; no inline script or style but those that are named. */
export function policy(script = ''): string {
  return `default-src 'none'; script-src 'self' ${script}; style-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'`;
}

/**
 * A fresh folder beside `node_modules`, with the consumer's files and the story in it.
 * @param source the consumer whose files it takes, where it is not one of its own
 */
export function makeConsumer(root: string, name: string, source = name): string {
  const folder = path.join(root, name);
  for (const files of [source, 'story'])
    cpSync(path.join(import.meta.dirname, files), folder, { recursive: true });
  return folder;
}

/**
 * Bundles a page's script into `main.js`, as a consumer would publish it.
 * @param alias packages that are taken from another folder
 * @param environment `development` keeps what is said to developers
 */
export async function bundlePage(
  folder: string,
  entry: string,
  alias: Readonly<Record<string, string>> = {},
  environment = 'production',
): Promise<void> {
  await build({
    entryPoints: [path.join(folder, entry)],
    outfile: path.join(folder, 'main.js'),
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': JSON.stringify(environment) },
    loader: { '.woff2': 'file' },
    alias,
  });
}
