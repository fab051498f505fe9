/** Files that have arrived, or are on their way, by address. */
const arriving = new Map<string, Promise<void>>();

/** The words with which browsers say that a module is missing, for good: they keep that, until the page is reloaded. */
const MISSING = 'Failed to fetch dynamically imported module';

const isStyle = (file: string) => file.endsWith('.css');

/** Applies a style sheet. */
function applied(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} couldn't be loaded.`));
    });
    document.head.append(link);
  });
}

async function bring(href: string): Promise<void> {
  // The first lines of the page have asked for it.
  if (document.querySelector(`link:is([rel=modulepreload],[rel=stylesheet])[href="${href}"]`)) return;
  // Not by a link: browsers keep the failure of a preload, too. The import finds it in the cache.
  const response = await fetch(href);
  await response.arrayBuffer();
  // A server without this file, after a new version, is no server that is away.
  if (response.status === 404) throw new Error(`${MISSING}: ${href}`);
  const type = response.headers.get('Content-Type') ?? '';
  const isCode = type.includes('javascript') || type.includes('css');
  if (!response.ok || !isCode) throw new Error(`${href} couldn't be loaded.`);
  if (isStyle(href)) await applied(href);
}

function arrive(href: string): Promise<void> {
  const known = arriving.get(href);
  if (known !== undefined) return known;
  const arrival = bring(href).catch((error: unknown) => {
    arriving.delete(href);
    throw error;
  });
  arriving.set(href, arrival);
  return arrival;
}

/**
 * Imports code that the page was opened without, once all its files are there. A browser that could not get a module
 * never asks for it again: an import that fails would fail until the page is reloaded, but a file can be asked for
 * again. The build calls it in place of each `import()`; see tools/build/partLoader.ts.
 *
 * @param files what the code needs, itself and its style sheets included, as paths from the root
 */
export async function loadPart<Code>(
  load: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  await Promise.all(files.map((file) => arrive(`/${file}`)));
  return load();
}
