import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../run/process.ts';
import { run } from './runProgram.ts';
import { startRegistry } from './registry.ts';

/** What a rehearsal of a release came to. */
export interface Rehearsal {
  /** What was published: `@countersign/ui@0.1.0`. */
  readonly published: readonly string[];
  /** The changelog that `changeset version` wrote. */
  readonly changelog: string;
  /** Versions that other packages of the project ask of the library after it. */
  readonly asked: readonly string[];
  /** What the second `changeset publish` said. */
  readonly again: string;
  /** The version that npm installed in an empty folder, and addresses of it that lead to no file. */
  readonly installed: { readonly version: string; readonly broken: readonly string[] };
  /** What a program in that folder printed with the library's own code. */
  readonly ran: string;
}

type Target = string | Readonly<Record<string, string>>;

/** What is copied: everything that versions and builds the library, and nothing that is made. */
const copied = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'tsconfig.base.json',
  '.changeset',
  'LICENSE',
  'docs/using-ui.md',
  'tools',
];

function copyProject(copy: string): void {
  const made = /\/(node_modules|dist)(\/|$)/;
  for (const file of [...copied, 'packages'])
    cpSync(path.join(root, file), path.join(copy, file), {
      recursive: true,
      filter: (source) => !made.test(source.slice(root.length)),
    });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const inner of globSync('packages/*/node_modules', { cwd: root }))
    symlinkSync(path.join(root, inner), path.join(copy, inner));
}

/** A program that uses what needs no page. */
const program = `
import { createRequire } from 'node:module';
const brand = await import('@countersign/ui/brand');
const { version } = createRequire(import.meta.url)('@countersign/ui/package.json');
console.log(version, Object.keys(brand).length > 0);
`;

/** There is always something to release, also on the day after a release. */
const change = `---
'@countersign/ui': patch
---

A release was rehearsed.
`;

function brokenTargets(folder: string): string[] {
  const { exports }: { exports: Record<string, Target> } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return Object.values(exports)
    .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
    .filter((target) => globSync(target, { cwd: folder }).length === 0);
}

/**
 * Rehearses a release of the library: makes the next version in a copy of the project, builds it, publishes it into
 * a registry on loopback with the tool that releases it, and installs it from there with npm in an empty folder.
 */
export async function rehearseRelease(): Promise<Rehearsal> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-release-'));
  const copy = path.join(folder, 'project');
  const empty = path.join(folder, 'empty');
  const registry = await startRegistry('rehearsal');
  const userConfig = path.join(folder, 'npmrc');
  const { host } = new URL(registry.origin);
  writeFileSync(userConfig, `registry=${registry.origin}\n//${host}/:_authToken=${registry.token}\n`);
  const env = {
    npm_config_userconfig: userConfig,
    npm_config_registry: registry.origin,
    npm_config_cache: path.join(folder, 'cache'),
    // The reader's own settings of git sign, hook and name as they please.
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_AUTHOR_NAME: 'Release',
    GIT_AUTHOR_EMAIL: 'release@example.test',
    GIT_COMMITTER_NAME: 'Release',
    GIT_COMMITTER_EMAIL: 'release@example.test',
    CI: '',
  };
  const inCopy = (command: string, ...args: string[]) => run(command, args, { cwd: copy, env });
  const changeset = (...args: string[]) =>
    inCopy(process.execPath, path.join(root, 'node_modules/@changesets/cli/bin.js'), ...args);
  try {
    mkdirSync(copy);
    copyProject(copy);
    writeFileSync(path.join(copy, '.gitignore'), 'node_modules\ndist\n');
    writeFileSync(path.join(copy, '.changeset/rehearsal.md'), change);
    await inCopy('git', 'init', '--quiet', '--initial-branch=main');
    await inCopy('git', 'add', '--all');
    await inCopy('git', 'commit', '--quiet', '--message=Rehearse');
    await changeset('version');
    await inCopy(process.execPath, 'packages/ui/build/main.ts');
    await changeset('publish');
    const again = await changeset('publish');
    mkdirSync(empty);
    writeFileSync(path.join(empty, 'package.json'), '{ "private": true, "type": "module" }\n');
    await run(
      'npm',
      ['install', '@countersign/ui', 'react', 'react-dom', '--ignore-scripts', '--no-audit', '--no-fund'],
      {
        cwd: empty,
        env,
      },
    );
    writeFileSync(path.join(empty, 'program.js'), program);
    const target = path.join(empty, 'node_modules/@countersign/ui');
    const { version }: { version: string } = JSON.parse(
      readFileSync(path.join(target, 'package.json'), 'utf8'),
    );
    return {
      published: registry.published,
      changelog: readFileSync(path.join(copy, 'packages/ui/CHANGELOG.md'), 'utf8'),
      asked: askedVersions(copy),
      again,
      installed: { version, broken: brokenTargets(target) },
      ran: (await run(process.execPath, ['program.js'], { cwd: empty, env })).trim(),
    };
  } finally {
    await registry.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the project's other packages ask for: a version that is not this project's would be fetched from outside. */
function askedVersions(copy: string): string[] {
  return globSync('packages/*/package.json', { cwd: copy }).flatMap((file) => {
    const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
      readFileSync(path.join(copy, file), 'utf8'),
    );
    return dependencies['@countersign/ui'] ?? [];
  });
}
