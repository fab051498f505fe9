/** Builds the package as it is published; `npm pack ./dist` makes the tarball. */
import { globSync, readdirSync, rmSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { markClientModules } from './client.ts';
import { compileStyles, compileTypeScript, detachPlainStyles } from './compile.ts';
import { readEntryPoints, writeEntryPoints } from './entryPoints.ts';
import { bundleElements } from './elements.ts';
import { graphOf } from './graph.ts';
import { copyDocuments, writeManifest } from './manifest.ts';
import { dist, inDist } from './paths.ts';
import { hashSources, writeStamp } from './stamp.ts';
import { writeStylesheets } from './stylesheets.ts';
import { writeThemes } from './themes.ts';
import { writeTokens } from './tokens.ts';
import { bundleTouchLock } from './touchLock.ts';

const sources = hashSources();
rmSync(dist, { recursive: true, force: true });
compileTypeScript();
const styles = { compiled: await compileStyles(), plain: detachPlainStyles() };
await bundleTouchLock();
const entryPoints = readEntryPoints();
writeEntryPoints(entryPoints);
writeStylesheets(styles);
writeThemes();
writeTokens();

const names = [
  ...entryPoints.map(({ name }) => name),
  'index',
  'theme/brand',
  'signing-protocol/index',
  'test-utils/index',
];
const code = graphOf(names.map((name) => `${name}.js`));
const types = graphOf([...names, 'elements/index'].map((name) => `${name}.d.ts`));
const marked = markClientModules(code.files);
await bundleElements(styles);

// What served the build alone (style helpers, sources of the elements) is not published.
const published = new Set([
  ...code.files,
  ...types.files,
  'custom-elements.js',
  'custom-elements.d.ts',
  'stylesheet.d.ts',
]);
for (const file of globSync('**/*.{js,d.ts}', { cwd: dist })) {
  if (!published.has(file.replaceAll(path.sep, '/'))) rmSync(inDist(file));
}
for (const entry of globSync('**/', { cwd: dist }).sort().reverse()) {
  if (entry !== '.' && readdirSync(inDist(entry)).length === 0) rmdirSync(inDist(entry));
}

writeManifest(entryPoints, new Set([...code.packages, ...types.packages]));
copyDocuments();
writeStamp(sources);
console.log(`${names.length} entries, ${code.files.length} modules, ${marked} of them for the client`);
