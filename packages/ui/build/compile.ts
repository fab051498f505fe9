import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCompiler } from '@vanilla-extract/compiler';
import { dist, inDist, packageRoot, repositoryRoot, sourceRoot } from './paths.ts';

/** Every source file becomes one module and its declarations: nothing is bundled. Throws with the compiler's words. */
export function compileTypeScript(): void {
  const compiler = path.join(repositoryRoot, 'node_modules/@typescript/native/bin/tsc');
  const settings = path.join(packageRoot, 'tsconfig.build.json');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', settings, '--outDir', dist], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The sources do not compile:\n${stdout}`);
}

/**
 * Makes class names of five letters of the file's hash and the name's place there. The compiler's own short names have
 * six, which every page pays for. Throws for a name that two files would share.
 */
function createClassNames(): (name: { hash: string; filePath: string }) => string {
  const owners = new Map<string, string>();
  return ({ hash, filePath }) => {
    const name = hash.slice(1).replace(/^(?=\d)/, '_');
    const owner = owners.get(name) ?? filePath;
    if (owner !== filePath) throw new Error(`${owner} and ${filePath} share the class name ${name}.`);
    owners.set(name, filePath);
    return name;
  };
}

/** What the compiled style modules draw, by path in `dist/`. */
export interface CompiledStyles {
  /** The CSS that each one writes itself. */
  readonly css: ReadonlyMap<string, string>;
  /** Whose CSS each one needs, in the order in which it counts; its own, where it writes some, is the last. */
  readonly needs: ReadonlyMap<string, readonly string[]>;
}

const styleImport = /^import '([^']*)\.vanilla\.css';\n?/gm;

/**
 * Replaces each compiled `*.css.js` by its class names alone, so that no consumer needs vanilla-extract. Names that
 * a module hands on from another are written out, so that nothing but the compiler knows whose CSS they need.
 */
export async function compileStyles(): Promise<CompiledStyles> {
  const compiler = createCompiler({
    root: packageRoot,
    identifiers: createClassNames(),
    enableFileWatcher: false,
  });
  const css = new Map<string, string>();
  const needs = new Map<string, readonly string[]>();
  try {
    for (const file of globSync('**/*.css.js', { cwd: dist }).sort()) {
      const module = file.replaceAll(path.sep, '/');
      const source = path.join(sourceRoot, module.replace(/\.js$/, '.ts'));
      const compiled = await compiler.processVanillaFile(source);
      writeFileSync(inDist(module), compiled.source.replaceAll(styleImport, ''));
      const needed = [...compiled.source.matchAll(styleImport)].map(([, written = '']) => written);
      for (const each of needed) css.set(moduleOf(each), compiler.getCssForFile(each).css);
      needs.set(module, needed.map(moduleOf));
    }
  } finally {
    await compiler.close();
  }
  return { css, needs };
}

/** The path in `dist/` of a style module's source. */
function moduleOf(source: string): string {
  return path.relative(sourceRoot, source).replaceAll(path.sep, '/').replace(/\.ts$/, '.js');
}

const plainStyleImport = /^import '(\.[^']+\.css)';\n/gm;

/** Takes plain CSS imports out of the modules, so that browsers and Node can load them as they are. */
export function detachPlainStyles(): Map<string, string[]> {
  const imports = new Map<string, string[]>();
  for (const file of globSync('**/*.{js,d.ts}', { cwd: dist })) {
    const code = readFileSync(inDist(file), 'utf8');
    const found = [...code.matchAll(plainStyleImport)].map(([, target = '']) =>
      path.posix.join(path.posix.dirname(file), target),
    );
    if (found.length === 0) continue;
    if (file.endsWith('.js')) imports.set(file, found);
    writeFileSync(inDist(file), code.replaceAll(plainStyleImport, ''));
  }
  return imports;
}
