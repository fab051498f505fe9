import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@countersign/api-client/rules';

/** Where the pages are built to. */
export const pagesFolder = join(import.meta.dirname, '../../../sites/dist/identity');

/** The bundle was built by this repository from the same model; nothing else may sit in that folder. */
function isRenderer(value: unknown): value is { renderPage: RenderPage } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'renderPage' in value &&
    typeof value.renderPage === 'function'
  );
}

/** The renderer of the built pages; null before the first build. */
export async function loadRenderer(folder = pagesFolder): Promise<RenderPage | null> {
  const file = join(folder, 'render.js');
  if (!existsSync(file)) return null;
  const bundle: unknown = await import(pathToFileURL(file).href);
  if (!isRenderer(bundle)) throw new Error(`${file} exports no renderPage. Build the sites again.`);
  return bundle.renderPage;
}
