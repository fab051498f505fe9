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

/** What is made, or belongs to one machine. */
const left = new Set(['node_modules', '.git', 'dist', '.cache', '.turbo', 'storybook-static', 'data']);

/** The project with the same packages installed, in a folder of its own; its workspaces lead to each other. */
export function copyOfProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'countersign-generated-'));
  cpSync(root, copy, { recursive: true, filter: (file) => file === root || !left.has(path.basename(file)) });
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

/** The texts of all files of a project, by their paths. */
export function filesOf(folder: string): ReadonlyMap<string, string> {
  const files = globSync('**/*', { cwd: folder, exclude: (name) => left.has(path.basename(name)) });
  return new Map(
    [...files, ...globSync('.changeset/*', { cwd: folder })]
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(folder, file), 'utf8')]),
  );
}

/** Which files are new, and how many lines were added to and taken from each of the others. */
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

/** Runs a program of the copy to its end; what it said, and whether it went well. */
export function runIn(
  folder: string,
  file: string,
  ...args: string[]
): Promise<{ code: number; said: string }> {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|STORY_|DATABASE_URL|NODE_OPTIONS)/.test(name),
  );
  const child = spawn(process.execPath, [path.join(folder, file), ...args], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), NO_COLOR: '1' },
  });
  let said = '';
  child.stdout.on('data', (data) => (said += String(data)));
  child.stderr.on('data', (data) => (said += String(data)));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code: code ?? 1, said });
    });
  });
}
