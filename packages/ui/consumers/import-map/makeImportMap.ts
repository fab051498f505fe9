import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

interface Folders {
  /** The folder that contains `node_modules`. */
  root: string;
  /** Where the modules of other packages go, and how a page addresses that folder. */
  vendor: string;
  vendorUrl: string;
  /** How a page addresses `node_modules/@countersign/ui`. */
  packageUrl: string;
}

interface ImportMap {
  imports: Record<string, string>;
}

type Exports = Readonly<Record<string, string | Readonly<{ default: string }>>>;

const own = '@countersign/ui';

/**
 * For a page without a bundler: an import map of every entry point of the package, whose files a browser loads as they
 * are, and of the packages that they lean on. Those come as many small files or, as React does, in CommonJS, so
 * they are made into browser modules once, with shared parts shared.
 */
export async function makeImportMap({ root, vendor, vendorUrl, packageUrl }: Folders): Promise<ImportMap> {
  const manifest: { exports: Exports } = JSON.parse(
    readFileSync(path.join(root, 'node_modules', own, 'package.json'), 'utf8'),
  );
  const entryPoints = Object.entries(manifest.exports).flatMap(([entryPoint, target]) =>
    typeof target === 'string' || !target.default.endsWith('.js')
      ? []
      : [[entryPoint.replace('.', own), target.default.replace('.', packageUrl)] as const],
  );
  const needed = await specifiersOf(
    root,
    entryPoints.map(([entryPoint]) => entryPoint),
  );
  const names = new Map(needed.map((specifier) => [specifier, specifier.replaceAll(/[@/]/g, '_')]));
  await build({
    entryPoints: needed.map((specifier) => ({
      in: `vendor:${specifier}`,
      out: names.get(specifier) ?? specifier,
    })),
    outdir: vendor,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [namedExports(root)],
  });
  const vendored = [...names].map(([specifier, name]) => [specifier, `${vendorUrl}/${name}.js`] as const);
  return { imports: Object.fromEntries([...entryPoints, ...vendored]) };
}

/** What the package imports from others, as written, and the two entry points of React that a page needs. */
async function specifiersOf(root: string, entryPoints: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    stdin: {
      contents: entryPoints.map((entryPoint) => `import '${entryPoint}';`).join('\n'),
      resolveDir: root,
    },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'unused',
    // What nothing uses is left out of a bundle; here only the names count.
    logLevel: 'error',
    plugins: [othersOutside()],
  });
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path: specifier }) => specifier),
  );
  return [...new Set([...imported, 'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'])].sort();
}

function othersOutside(): Plugin {
  return {
    name: 'others-outside',
    setup: ({ onResolve }) => {
      onResolve({ filter: /^[^.]/ }, ({ path: specifier }) =>
        specifier.startsWith(own) ? undefined : { path: specifier, external: true },
      );
    },
  };
}

/** React is CommonJS, whose exports a browser cannot detect: they are listed by name. */
const commonJs = /^react(-dom)?(\/|$)/;

function namedExports(root: string): Plugin {
  return {
    name: 'named-exports',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^vendor:/ }, ({ path: entry }) => ({ path: entry.slice(7), namespace: 'vendor' }));
      onLoad({ filter: /.*/, namespace: 'vendor' }, async ({ path: specifier }) => {
        if (!commonJs.test(specifier)) return { contents: `export * from '${specifier}';`, resolveDir: root };
        const names = Object.keys(await import(specifier)).filter((name) => name !== 'module.exports');
        return { contents: `export { ${names.join(', ')} } from '${specifier}';`, resolveDir: root };
      });
    },
  };
}
