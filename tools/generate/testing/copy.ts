import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../run/process.ts';

/** Generated and machine-specific folders, which are not copied. */
const skipped = new Set(['node_modules', '.git', 'dist', '.cache', '.turbo', 'storybook-static', 'data']);

/** Copies the project with its installed packages to a temporary folder; its workspaces refer to each other. */
export function copyOfProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'countersign-generated-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (file) => file === root || !skipped.has(path.basename(file)),
  });
  const installed = path.join(root, 'node_modules');
  const here = path.join(copy, 'node_modules');
  mkdirSync(path.join(here, '@countersign'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name === '@countersign' || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(path.join(installed, name), path.join(here, name));
  }
  for (const name of readdirSync(path.join(copy, 'packages'))) {
    symlinkSync(path.join(copy, 'packages', name), path.join(here, '@countersign', name));
    const own = path.join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(copy, 'packages', name, 'node_modules'));
  }
  return copy;
}

/** Reads the texts of all files of a project, by path. */
export function filesOf(folder: string): ReadonlyMap<string, string> {
  const files = globSync('**/*', { cwd: folder, exclude: (name) => skipped.has(path.basename(name)) });
  return new Map(
    [...files, ...globSync('.changeset/*', { cwd: folder })]
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(folder, file), 'utf8')]),
  );
}

/** Returns the new files, and the number of lines added to and removed from each of the others. */
export function changesBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const fresh = [...after.keys()].filter((file) => !before.has(file));
  const changed = [...after].flatMap(([file, text]) => {
    const old = before.get(file);
    if (old === undefined || old === text) return [];
    const [was, is] = [old.split('\n'), text.split('\n')];
    const count = (lines: readonly string[], others: readonly string[]) => {
      const rest = [...others];
      return lines.filter((line) => {
        const at = rest.indexOf(line);
        if (at !== -1) rest.splice(at, 1);
        return at === -1;
      }).length;
    };
    return [{ file, added: count(is, was), removed: count(was, is) }];
  });
  return { fresh, changed };
}

/** Runs a program of the copy; returns its exit code and its output. */
export function runIn(
  folder: string,
  file: string,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|STORY_|DATABASE_URL|NODE_OPTIONS)/.test(name),
  );
  const child = spawn(process.execPath, [path.join(folder, file), ...args], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), NO_COLOR: '1' },
  });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}
