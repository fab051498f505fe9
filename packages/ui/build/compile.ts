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

const styleImport = /^import '[^']*\.vanilla\.css';\n?/gm;

/**
 * Replaces each compiled `*.css.js` by its class names alone, so that no consumer needs vanilla-extract.
 * @returns the CSS of each module that has some, by its path in `dist/`
 */
export async function compileStyles(): Promise<Map<string, string>> {
  const compiler = createCompiler({
    root: packageRoot,
    identifiers: 'short',
    enableFileWatcher: false,
  });
  const css = new Map<string, string>();
  try {
    for (const file of globSync('**/*.css.js', { cwd: dist }).sort()) {
      const module = file.replaceAll(path.sep, '/');
      const source = path.join(sourceRoot, module.replace(/\.js$/, '.ts'));
      const compiled = await compiler.processVanillaFile(source);
      writeFileSync(inDist(module), compiled.source.replaceAll(styleImport, ''));
      if (compiled.source.includes(`${source}.vanilla.css`))
        css.set(module, compiler.getCssForFile(source).css);
    }
  } finally {
    await compiler.close();
  }
  return css;
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
