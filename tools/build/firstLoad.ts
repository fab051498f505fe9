import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createClassNames } from './classNames.ts';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { reachable } from './reachable.ts';
import type { Page } from './readPages.ts';

interface FirstLoadOptions {
  /** The entry, which every page needs. */
  readonly main: string;
  /** The module of the pages before the sign-in, and the one that everything behind it hangs on. */
  readonly front: string;
  readonly portal: string;
  /** What draws the first rows, a script of its own. */
  readonly rows: string;
  /** The paths of the pages that have some. */
  readonly rowsAt: readonly string[];
  readonly pages: readonly Page[];
  readonly conditions: readonly string[];
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>;

/** Chunks that need each other run before what they need: the names along such a ring, else null. */
export function ringOf(chunks: readonly Chunk[]): readonly string[] | null {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const done = new Set<string>();
  const follow = (name: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of named.get(name)?.imports ?? []) {
      const ring = follow(next, [...way, name]);
      if (ring !== null) return ring;
    }
    done.add(name);
    return null;
  };
  for (const name of named.keys()) {
    const ring = follow(name, []);
    if (ring !== null) return ring;
  }
  return null;
}

/** What a script in a page is too small for: libraries, and what draws. */
export function heavyIn({ moduleIds }: Pick<Chunk, 'moduleIds'>): string | undefined {
  return moduleIds.find((id) => /\/node_modules\/|\/packages\/ui\//.test(id));
}

/** Builds a self-contained script. */
async function bundled(
  entry: string,
  conditions: readonly string[],
  plugins: PluginOption[] = [],
): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: [...conditions] },
    plugins,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'start' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error(`${entry} was not built.`);
  return output.output[0];
}

/** Builds a script to inline in a page. */
async function inlined(entry: string, conditions: readonly string[]): Promise<string> {
  const chunk = await bundled(entry, conditions);
  const heavy = heavyIn(chunk);
  if (heavy !== undefined) throw new Error(`${entry} would bring ${heavy} into the page.`);
  // In a page, this would end the script.
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}

/**
 * Puts the first lines of a page into the page, `<script data-inline="…">` and `<style …>`, where the server's policy allows them by
 * their hash, and the names of the files that each address needs, `<script id="portal-build">`.
 */
export function firstLoad({
  main,
  front,
  portal,
  rows,
  rowsAt,
  pages,
  conditions,
}: FirstLoadOptions): Plugin {
  let rowsReference = '';
  let rowsFile = '';

  function namesIn(bundle: Rolldown.OutputBundle) {
    const files = Object.values(bundle);
    const chunks = files.filter((file) => file.type === 'chunk');
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === main);
    if (entry === undefined) throw new Error(`${main} is no entry of the build.`);
    const filesOf = (modules: readonly string[]) =>
      reachable(chunks, modules)
        .flatMap(({ fileName, viteMetadata }) => [...(viteMetadata?.importedCss ?? []), fileName])
        .map((name) => `/${name}`);
    const base = filesOf([main]);
    const beyond = (modules: readonly string[], known = base) =>
      filesOf(modules).filter((name) => !known.includes(name));
    const behind = beyond([portal]);
    return {
      main: `/${entry.fileName}`,
      rows: `/${rowsFile}`,
      rowsAt,
      base,
      front: beyond([front]),
      portal: behind,
      pages: pages.map((page) => [page.path, beyond(page.modules, [...base, ...behind])]),
    };
  }

  return {
    name: 'countersign:first-load',
    apply: 'build',
    async buildStart() {
      // Its classes are those of the styles of the portal: they are named by their files.
      const { code } = await bundled(rows, conditions, [
        vanillaExtractPlugin({ identifiers: createClassNames() }),
      ]);
      rowsReference = this.emitFile({ type: 'asset', name: 'rows.js', source: code });
    },
    generateBundle(_options, bundle) {
      rowsFile = this.getFileName(rowsReference);
      const ring = ringOf(Object.values(bundle).filter((file) => file.type === 'chunk'));
      if (ring !== null) this.error(`These parts need each other: ${ring.join(' → ')}`);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, filename }) {
        // What the bundler would load with the page at once, the first lines ask for where it is needed.
        let page = html.replace(
          /\s*<(?:script[^>]* type="module"|link rel="(?:stylesheet|modulepreload)") crossorigin [^>]*>(?:<\/script>)?/g,
          '',
        );
        for (const [whole, source = ''] of html.matchAll(/<script data-inline="([^"]+)"><\/script>/g)) {
          const code = await inlined(path.resolve(path.dirname(filename), source), conditions);
          page = page.replace(whole, () => `<script data-inline>${code}</script>`);
        }
        for (const [whole, source = ''] of html.matchAll(/<style data-inline="([^"]+)"><\/style>/g)) {
          const sheet = await readFile(path.resolve(path.dirname(filename), source), 'utf8');
          page = page.replace(whole, () => `<style data-inline>${sheet}</style>`);
        }
        if (bundle === undefined) return page;
        const names = JSON.stringify(namesIn(bundle)).replaceAll('<', '\\u003c');
        return page.replace('id="portal-build">', () => `id="portal-build">${names}`);
      },
    },
  };
}
