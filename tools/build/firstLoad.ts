import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

interface FirstLoadOptions {
  /** The entry of the portal, and the module that everything behind the sign-in hangs on. */
  readonly main: string;
  readonly portal: string;
  /** Where the features are; each names its routes in `<feature>/<feature>.route.tsx`. */
  readonly features: string;
  readonly conditions: readonly string[];
}

/** Smaller than this a part of what several pages share is put to another part, bytes. */
const SMALL_PART = 28_000;

/** Few scripts: the modules that the same pages need together, and small parts with their neighbours. */
export const fewChunks = {
  groups: [{ name: 'part', debugName: 'part', entriesAware: true, entriesAwareMergeThreshold: SMALL_PART }],
};

type Bundle = Rolldown.OutputBundle;

/** The chunks that hold some modules, all that these import, and their style sheets. */
function filesOf(bundle: Bundle, modules: readonly string[], without: ReadonlySet<string>) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const next = Object.values(bundle)
    .filter((file) => file.type === 'chunk' && modules.some((id) => file.moduleIds.includes(id)))
    .map(({ fileName }) => fileName);
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || scripts.has(name)) continue;
    scripts.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    next.push(...chunk.imports);
  }
  const fresh = (names: ReadonlySet<string>) =>
    [...names].filter((name) => !without.has(name)).map((name) => `/${name}`);
  const all = new Set([...without, ...scripts, ...styles]);
  return { files: { scripts: fresh(scripts), styles: fresh(styles) }, all };
}

/** Builds a script that stands alone, to be written into a page. */
async function bundled(entry: string, conditions: readonly string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: [...conditions] },
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'start' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error(`${entry} was not built.`);
  const [chunk] = output.output;
  // In a page, this would end the script.
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}

/**
 * Puts the first lines of a page into the page, `<script data-inline="…">` and `<style …>`, where the server's policy allows them by
 * their hash, and the names of the files that each address needs, `<script id="portal-build">`.
 */
export function firstLoad({ main, portal, features, conditions }: FirstLoadOptions): Plugin {
  /** What the route file of each feature loads when somebody goes there. */
  const pages = new Map<string, readonly string[]>();

  function namesIn(bundle: Bundle) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === main);
    if (entry === undefined) throw new Error(`${main} is no entry of the build.`);
    const front = filesOf(bundle, [main], new Set());
    const behind = filesOf(bundle, [portal], front.all);
    return {
      main: `/${entry.fileName}`,
      front: front.files,
      portal: behind.files,
      features: Object.fromEntries(
        [...pages].map(([name, loaded]) => [name, filesOf(bundle, loaded, behind.all).files]),
      ),
    };
  }

  return {
    name: 'countersign:first-load',
    apply: 'build',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [feature = '', file = ''] = path.relative(features, id).split(path.sep);
        if (file !== `${feature}.route.tsx`) continue;
        const loaded = this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
        if (loaded.length > 0) pages.set(feature, loaded);
      }
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
          const code = await bundled(path.resolve(path.dirname(filename), source), conditions);
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
