import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from '../run/process.ts';

/** What git prints, without the end of the line; null where it fails. */
export async function git(...args: string[]): Promise<string | null> {
  const { code, output } = await run('git', args);
  return code === 0 ? output.trimEnd() : null;
}

/** What a change is compared with: HEAD where the tree is dirty, else where the branch left main. */
export async function usualBase(): Promise<string> {
  if ((await git('status', '--porcelain')) !== '') return 'HEAD';
  for (const main of ['main', 'origin/main']) {
    const base = await git('merge-base', 'HEAD', main);
    if (base !== null) return base;
  }
  return 'HEAD';
}

/** Made anew by each working tree: caches of paths inside it, and the links to its own packages. */
const ownToATree = /^(\.vite.*|\.cache|\.installed-lock|@countersign)$/;

/** Lends the tree what is installed here; its own packages stay its own. */
function lendModules(tree: string): void {
  const lend = (from: string, to: string) => symlinkSync(path.join(root, from), path.join(tree, to));
  mkdirSync(path.join(tree, 'node_modules/@countersign'), { recursive: true });
  mkdirSync(path.join(tree, 'node_modules/.cache'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (!ownToATree.test(name)) lend(`node_modules/${name}`, `node_modules/${name}`);
  }
  for (const cache of ['chromium', 'fonts'].map((name) => `node_modules/.cache/${name}`)) {
    if (existsSync(path.join(root, cache))) lend(cache, cache);
  }
  for (const name of readdirSync(path.join(tree, 'packages'))) {
    symlinkSync(path.join(tree, 'packages', name), path.join(tree, 'node_modules/@countersign', name));
    const nested = `packages/${name}/node_modules`;
    if (existsSync(path.join(root, nested))) lend(nested, nested);
  }
}

/**
 * Checks a commit out into a temporary working tree that can run stories, and removes it afterwards. What it needs
 * is lent by this tree where both lockfiles are the same, and installed otherwise.
 */
export async function withBaseTree<Result>(
  base: string,
  work: (tree: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-base-'));
  const tree = path.join(folder, 'tree');
  if ((await git('worktree', 'add', '--detach', tree, base)) === null)
    throw new Error(`git cannot check out ${base}.`);
  try {
    if ((await git('diff', '--quiet', base, '--', 'package-lock.json')) !== null) lendModules(tree);
    else {
      console.log(
        `${base} uses other packages than this tree: installing them for it in ${tree}, which is removed afterwards.`,
      );
      const install = await run(
        'npm',
        ['ci', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund'],
        { cwd: tree },
      );
      if (install.code !== 0) throw new Error(`npm ci failed at ${base}: ${install.output.slice(-2_000)}`);
    }
    return await work(tree);
  } finally {
    await git('worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  }
}
