import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import type { CompiledStyles } from './compile.ts';
import { graphOf } from './graph.ts';
import { inDist, sourceRoot } from './paths.ts';

/** What the CSS may use without being rewritten: browsers of early 2024. */
const cssTarget = ['chrome122', 'firefox122', 'safari17.4'];
const layers = 'theme/layers.css.js';

export interface ModuleStyles {
  readonly compiled: CompiledStyles;
  /** Plain CSS files that modules import, by path of the module. */
  readonly plain: ReadonlyMap<string, readonly string[]>;
}

function minify(css: string): string {
  return transformSync(css, { loader: 'css', minify: true, target: cssTarget }).code;
}

/** The CSS of some modules and of all they import, each once, in the order in which they are imported. */
export function stylesOf(roots: readonly string[], { compiled, plain }: ModuleStyles): string {
  const parts = new Set([compiled.css.get(layers) ?? '']);
  for (const file of graphOf(roots).files) {
    for (const sheet of plain.get(file) ?? []) parts.add(readFileSync(path.join(sourceRoot, sheet), 'utf8'));
    for (const needed of compiled.needs.get(file) ?? []) parts.add(compiled.css.get(needed) ?? '');
  }
  return minify([...parts].join('\n'));
}

/** Everything (`styles.css`), the foundations alone (`theme/sheets.css`), and the fonts that both name. */
export function writeStylesheets(styles: ModuleStyles): void {
  writeFileSync(inDist('styles.css'), stylesOf(['index.js'], styles));
  const foundations = stylesOf(['theme/sheets.js'], styles).replaceAll('./fonts/', '../fonts/');
  writeFileSync(inDist('theme/sheets.css'), foundations);
  writeFileSync(inDist('stylesheet.d.ts'), 'export {};\n');
  mkdirSync(inDist('fonts'), { recursive: true });
  const fonts = path.join(sourceRoot, 'theme/fonts');
  for (const file of globSync('*', { cwd: fonts }))
    copyFileSync(path.join(fonts, file), inDist(`fonts/${file}`));
}
