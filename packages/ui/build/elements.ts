import { writeFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { inDist } from './paths.ts';
import { shadowStyles } from './shadowStyles.ts';
import { stylesOf, type ModuleStyles } from './stylesheets.ts';

/**
 * Writes text with addresses (`url(./fonts/…)`) as an expression. Each file has a `new URL` of its own, the form that
 * bundlers know, so that they copy the file and write its new address; a folder they can't copy.
 */
function withAddresses(css: string): string {
  const parts = css.split(/url\(\s*["']?(\.\/[^"')\s]+)["']?\s*\)/);
  return parts
    .map((part, place) =>
      place % 2 === 0
        ? JSON.stringify(part)
        : `'url("' + new URL(${JSON.stringify(part)}, import.meta.url).href + '")'`,
    )
    .join(' + ');
}

/** Gives the elements their styles as text, for their shadow roots, which the page's styles do not reach. */
function wornStyles(css: string): Plugin {
  const faces = /@font-face\{[^}]*\}/g;
  return {
    name: 'countersign-styles',
    setup(bundle) {
      bundle.onResolve({ filter: /^virtual:countersign-styles$/ }, ({ path }) => ({
        path,
        namespace: 'styles',
      }));
      bundle.onLoad({ filter: /.*/, namespace: 'styles' }, () => {
        const fonts = (css.match(faces) ?? []).join('');
        const rules = shadowStyles(css.replaceAll(faces, '')).trim();
        return {
          contents: `export const fontFaces = () => ${withAddresses(fonts)};\nexport const styleSheet = ${JSON.stringify(rules)};`,
        };
      });
    },
  };
}

const entry = 'elements/index.js';

/** Servers have no elements to extend, and import the script nevertheless: with the pages that they render. */
const onServers = 'const HTMLElement = globalThis.HTMLElement ?? class {};';

/** `dist/custom-elements.js`: the elements, React and styles in one script for pages without a build. */
export async function bundleElements(styles: ModuleStyles): Promise<void> {
  await build({
    entryPoints: [inDist(entry)],
    outfile: inDist('custom-elements.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'eof',
    banner: { js: onServers },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [wornStyles(stylesOf([entry], styles))],
    logLevel: 'warning',
  });
  writeFileSync(inDist('custom-elements.d.ts'), "export * from './elements/index.js';\n");
}
