import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { repositoryRoot } from '../build/paths.ts';

const { root } = inject('installation');
const installed = path.join(root, 'node_modules/@countersign/ui');
const guides = ['docs/using-ui.md', 'packages/ui/README.md'];

interface Sample {
  /** Its location, as a file name. */
  readonly name: string;
  readonly language: string;
  readonly code: string;
}

function samplesOf(guide: string): Sample[] {
  const text = readFileSync(path.join(repositoryRoot, guide), 'utf8');
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = ''], index) => ({
    name: `${guide.replaceAll(/\W/g, '-')}-${String(index + 1)}`,
    language,
    code,
  }));
}

const samples = guides.flatMap(samplesOf);

function inLanguage(...languages: readonly string[]): Sample[] {
  return samples.filter(({ language }) => languages.includes(language));
}

describe('the samples in the guides', () => {
  it('compile against the packed package, as a consumer has it', () => {
    const folder = path.join(root, 'guides');
    mkdirSync(folder, { recursive: true });
    const compiled = inLanguage('ts', 'tsx');
    expect(compiled.length).toBeGreaterThan(8);
    for (const { name, language, code } of compiled)
      writeFileSync(path.join(folder, `${name}.${language}`), code);
    // What the four consumers show, too.
    for (const file of ['Story.tsx', 'Fields.tsx', 'pages.tsx'])
      copyFileSync(path.join(import.meta.dirname, 'story', file), path.join(folder, file));
    const settings: { compilerOptions: object } = JSON.parse(
      readFileSync(path.join(import.meta.dirname, 'vite/tsconfig.json'), 'utf8'),
    );
    // As strict as a consumer may be.
    const strictest = {
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
    };
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { ...settings.compilerOptions, ...strictest },
        include: ['*.ts', '*.tsx'],
      }),
    );
    const compiler = path.join(repositoryRoot, 'node_modules/@typescript/native/bin/tsc');
    const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  it('name entry points and variables that exist', () => {
    const manifest: { exports: Record<string, unknown> } = JSON.parse(
      readFileSync(path.join(installed, 'package.json'), 'utf8'),
    );
    const texts = guides.map((guide) => readFileSync(path.join(repositoryRoot, guide), 'utf8')).join('\n');
    const entryPoints = [...texts.matchAll(/@countersign\/ui(\/[a-z][\w./-]*[a-z])/g)].map(
      ([, entryPoint = '']) => `.${entryPoint}`,
    );
    const open = (entryPoint: string) =>
      entryPoint in manifest.exports || existsSync(path.join(installed, entryPoint));
    expect([...new Set(entryPoints)].filter((entryPoint) => !open(entryPoint))).toEqual([]);

    const sheet = readFileSync(path.join(installed, 'styles.css'), 'utf8');
    const variables = inLanguage('css').flatMap(({ code }) => code.match(/--cs-[a-z0-9-]+/g) ?? []);
    expect(variables.length).toBeGreaterThan(5);
    expect(variables.filter((name) => !sheet.includes(name))).toEqual([]);
  });

  it('go with the package, which has all that they link to', () => {
    const read = (file: string) => readFileSync(path.join(installed, file), 'utf8');
    expect(read('README.md')).toContain('](USING.md)');
    expect(read('USING.md')).toBe(readFileSync(path.join(repositoryRoot, 'docs/using-ui.md'), 'utf8'));
    const targets = ['README.md', 'USING.md'].flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)#]+)[^)]*\)|`(packages\/[^`]+)`/g)].map(
        ([, link, named]) => link ?? named ?? '',
      ),
    );
    const missing = targets.filter(
      (target) => !target.startsWith('https://') && !existsSync(path.join(installed, target)),
    );
    expect(missing).toEqual([]);
  });
});
