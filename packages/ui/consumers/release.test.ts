import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rehearseRelease, type Rehearsal } from '../../../tools/release/rehearse.ts';
import { packageRoot } from '../build/paths.ts';

describe('a release, rehearsed', () => {
  let rehearsal: Rehearsal;
  beforeAll(async () => {
    rehearsal = await rehearseRelease();
  }, 600_000);

  it('publishes the next version, once', () => {
    const { version } = rehearsal.installed;
    expect(version).not.toBe('0.0.0');
    expect(rehearsal.published).toEqual([`@countersign/ui@${version}`]);
    expect(rehearsal.again).toContain('No unpublished projects to publish');
    expect(rehearsal.changelog).toContain(`## ${version}`);
  });

  it('lets the rest of the project ask for that version', () => {
    const { asked, installed } = rehearsal;
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((version) => version !== installed.version)).toEqual([]);
  });

  it('installs from the registry, and every address leads to a file', () => {
    expect(rehearsal.installed.broken).toEqual([]);
    expect(rehearsal.ran).toBe(`${rehearsal.installed.version} true`);
  });
});

describe('npm pack in the folder of the sources', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-pack-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('makes a package whose addresses lead to files', () => {
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: packageRoot });
    const [tarball = ''] = globSync('*.tgz', { cwd: folder });
    execFileSync('tar', ['-xzf', tarball], { cwd: folder });
    const unpacked = path.join(folder, 'package');
    const { exports }: { exports: Record<string, string | Record<string, string>> } = JSON.parse(
      readFileSync(path.join(unpacked, 'package.json'), 'utf8'),
    );
    const targets = Object.values(exports).flatMap((target) =>
      // The condition of this project's own sources is nobody else's.
      typeof target === 'string' ? [target] : [target['types'] ?? '', target['default'] ?? ''],
    );
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter((target) => globSync(target, { cwd: unpacked }).length === 0)).toEqual([]);
  });

  it('says what to run where nothing is built', () => {
    const unbuilt = path.join(folder, 'unbuilt');
    mkdirSync(unbuilt);
    for (const file of ['package.json', 'build'])
      cpSync(path.join(packageRoot, file), path.join(unbuilt, file), { recursive: true });
    const { status, stderr } = spawnSync('npm', ['pack', '--ignore-scripts=false'], {
      cwd: unbuilt,
      encoding: 'utf8',
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain('Run `npm run build`, then `npm pack packages/ui/dist`');
  });
});
