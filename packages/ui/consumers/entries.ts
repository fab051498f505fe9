import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { readEntryPoints } from '../build/entryPoints.ts';
import { dist } from '../build/paths.ts';

/** One thing that a consumer can import, bundled alone. */
export interface Entry {
  /** The address, and after it the names where they are taken through the root: `./menu`, `. menu`. */
  readonly name: string;
  readonly code: string;
}

export interface Bundle {
  readonly name: string;
  readonly file: string;
  /** Modules that are in it, by their paths from `dist/` or from `node_modules/`. */
  readonly modules: readonly string[];
}

function through(file: string, names = '*'): string {
  return `export ${names} from ${JSON.stringify(path.join(dist, file))};`;
}

/** Taken through the root as well: small and large, with and without packages of others. */
const alsoByName: readonly string[] = [
  'button',
  'data-grid',
  'dialog',
  'menu',
  'select',
  'tabs',
  'upload-panel',
];

/** Every address of the package, and some components by their names through the root. */
export function entries(): Entry[] {
  const entryPoints = readEntryPoints();
  const named = entryPoints.filter(({ name }) => alsoByName.includes(name));
  return [
    ...entryPoints.map(({ name }) => ({ name: `./${name}`, code: through(`${name}.js`) })),
    ...named.map(({ name, lines }) => {
      const names = lines.flatMap(({ values }) => values ?? []).map((value) => value.replace(/^.* as /, ''));
      return { name: `. ${name}`, code: through('index.js', `{ ${names.join(', ')} }`) };
    }),
    { name: '.', code: through('index.js') },
    { name: './brand', code: through('theme/brand.js') },
    { name: './signing-protocol', code: through('signing-protocol/index.js') },
    { name: './test-utils', code: through('test-utils/index.js') },
    { name: './custom-elements', code: through('custom-elements.js') },
  ];
}

/** Entries that are no files; what is imported only when it is needed stays outside. */
function virtual(given: readonly Entry[]): Plugin {
  return {
    name: 'entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^entry:/ }, ({ path: wanted }) => ({ path: wanted, namespace: 'entry' }));
      onLoad({ filter: /.*/, namespace: 'entry' }, ({ path: wanted }) => ({
        contents: given[Number(wanted.slice('entry:'.length))]?.code ?? '',
        resolveDir: dist,
      }));
      onResolve({ filter: /.*/ }, ({ kind, path: wanted }) =>
        kind === 'dynamic-import' ? { path: wanted, external: true } : undefined,
      );
    },
  };
}

function moduleName(file: string): string {
  return (
    file.startsWith(dist) ? path.relative(dist, file) : file.replace(/^.*node_modules[\\/]/, '')
  ).replaceAll(path.sep, '/');
}

/** Bundles each entry for itself, as a page would that imports nothing else: minified, React external. */
export async function bundleEntries(folder: string): Promise<Bundle[]> {
  const given = entries();
  const { metafile } = await build({
    entryPoints: given.map((_, place) => ({ in: `entry:${String(place)}`, out: String(place) })),
    outdir: folder,
    bundle: true,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [virtual(given)],
    logLevel: 'error',
  });
  return given.map(({ name }, place) => {
    const file = path.join(folder, `${String(place)}.js`);
    const output = Object.entries(metafile.outputs).find(([key]) => path.resolve(key) === file)?.[1];
    if (output === undefined) throw new Error(`${name} was not bundled`);
    const modules = Object.entries(output.inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([key]) => moduleName(path.resolve(key)));
    return { name, file, modules };
  });
}
