import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown, type OutputChunk } from 'rolldown';
import { root } from '../run/process.ts';

/** What one entry is made of. */
export interface Reached {
  /** Absolute paths of the project's own files: code, styles, fonts, pictures. */
  readonly files: readonly string[];
  /** Packages from outside, as written, and the folder of the file that imports them: `react-aria/PortalProvider`. */
  readonly packages: readonly { readonly specifier: string; readonly from: string }[];
}

const isCode = (file: string) => /\.m?[jt]sx?$/.test(file);
const withoutQuery = (id: string) => id.replace(/\?.*$/, '');
const isOutside = (id: string) =>
  /^[@a-z]/i.test(id) && !id.startsWith('@countersign/') && !path.isAbsolute(id);

/** A file that is not code counts by its bytes, and a style sheet brings the files that it names. */
const asBytes = {
  name: 'as-bytes',
  load(id: string) {
    const file = withoutQuery(id);
    if (isCode(file) || file.endsWith('.json') || !existsSync(file)) return null;
    return {
      code: `export default ${JSON.stringify(file)};`,
      moduleSideEffects: 'no-treeshake' as const,
      moduleType: 'js' as const,
    };
  },
};

function namedByStyles(file: string): string[] {
  if (!file.endsWith('.css')) return [];
  const named = readFileSync(file, 'utf8').matchAll(/(?:url\(|@import )\s*['"]?(\.[^'")?#]+)/g);
  return [...named].map(([, target = '']) => path.resolve(path.dirname(file), target)).filter(existsSync);
}

/**
 * Which files and packages each entry is made of. All entries are bundled at once and what is not used is shaken
 * off, so that an import through a package's index leads to the modules that define what is imported, not to the
 * whole package. Lazily imported modules count; types do not.
 *
 * @param entries Paths from the root of the project.
 * @param leavesOut Whether what a module imports lazily does not count for an entry; both as absolute paths.
 */
export async function moduleGraph(
  entries: readonly string[],
  leavesOut: (entry: string, module: string) => boolean = () => false,
): Promise<Map<string, Reached>> {
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((entry) => [entry, path.join(root, entry)])),
    cwd: root,
    platform: 'browser',
    tsconfig: false,
    resolve: {
      conditionNames: ['@countersign/source', 'module', 'browser', 'development', 'import', 'default'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    external: (id, _importer, isResolved) => !isResolved && isOutside(id),
    // A constant that is written into its importer would hide the file that it comes from.
    optimization: { inlineConst: false },
    plugins: [asBytes],
  });
  const { output } = await bundle.generate({
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: root,
  });
  await bundle.close();
  const chunks = new Map(output.filter((part) => part.type === 'chunk').map((part) => [part.fileName, part]));
  const entryChunks = [...chunks.values()].filter(({ isEntry }) => isEntry);
  return new Map(
    entries.map((entry) => {
      const start = entryChunks.find(({ facadeModuleId }) => facadeModuleId === path.join(root, entry));
      if (!start) throw new Error(`${entry} is missing in the graph of modules.`);
      return [entry, reachedFrom(start, chunks, leavesOut)];
    }),
  );
}

function reachedFrom(
  start: OutputChunk,
  chunks: ReadonlyMap<string, OutputChunk>,
  leavesOut: (entry: string, module: string) => boolean,
): Reached {
  const seen = new Set<OutputChunk>();
  const packages = new Map<string, Reached['packages'][number]>();
  const waiting = [start];
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    const later = leavesOut(start.facadeModuleId ?? '', chunk.facadeModuleId ?? '')
      ? []
      : chunk.dynamicImports;
    for (const imported of [...chunk.imports, ...later]) {
      const inside = chunks.get(imported);
      if (inside) {
        waiting.push(inside);
        continue;
      }
      const from = path.dirname(chunk.facadeModuleId ?? root);
      packages.set(`${imported} ${from}`, { specifier: imported, from });
    }
  }
  const files = [...seen].flatMap(({ moduleIds }) => moduleIds.map(withoutQuery)).filter(path.isAbsolute);
  return {
    files: [...new Set(files.flatMap((file) => [file, ...namedByStyles(file)]))],
    packages: [...packages.values()],
  };
}
