import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hindrance } from '../../../tools/release/publishGuard.ts';
import { rehearseRelease, type Rehearsal } from '../../../tools/release/rehearse.ts';
import { packageRoot } from '../build/paths.ts';
import { hashSources, reasonNotToPack, writeStamp } from '../build/stamp.ts';

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

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-pack-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A small package with the guards of ours, whole and just built. */
function built(name: string): string {
  const root = path.join(folder, name);
  mkdirSync(path.join(root, 'src'), { recursive: true });
  mkdirSync(path.join(root, 'dist/components'), { recursive: true });
  for (const file of ['package.json', 'build'])
    cpSync(path.join(packageRoot, file), path.join(root, file), { recursive: true });
  // What a bare `npm pack` in the repository reads: it must run the guard.
  cpSync(path.join(packageRoot, '../../.npmrc'), path.join(root, '.npmrc'));
  writeFileSync(path.join(root, 'src/index.ts'), 'export const one = 1;\n');
  for (const file of ['package.json', 'index.js', 'components/Button.js'])
    writeFileSync(path.join(root, 'dist', file), '{}\n');
  writeStamp(hashSources(root), root);
  return root;
}

describe('npm pack in the folder of the sources', () => {
  it('stops with the command that packs what is published, also after a build', () => {
    const { status, stderr } = spawnSync('npm', ['pack'], { cwd: built('whole'), encoding: 'utf8' });
    expect(status).not.toBe(0);
    expect(stderr).toContain('Run `npm run build`, then `npm pack ./packages/ui/dist`');
    expect(globSync('whole/*.tgz', { cwd: folder })).toEqual([]);
  });
});

describe('the stamp of a build', () => {
  it('is not published', () => {
    const { root } = inject('installation');
    expect(globSync('.*', { cwd: path.join(root, 'node_modules/@countersign/ui') })).toEqual([]);
  });

  it('is that of these sources after a whole build', () => {
    expect(reasonNotToPack(built('built'))).toBeNull();
  });

  it.each<[string, (root: string) => void]>([
    ['nothing is built', (root) => rmSync(path.join(root, 'dist'), { recursive: true })],
    ['a build ended early', (root) => rmSync(path.join(root, 'dist/.build.json'))],
    ['a built file is missing', (root) => rmSync(path.join(root, 'dist/components/Button.js'))],
    ['a built file was changed', (root) => appendFileSync(path.join(root, 'dist/index.js'), '1;')],
    ['a source was changed', (root) => appendFileSync(path.join(root, 'src/index.ts'), '\n')],
    ['a source was added', (root) => writeFileSync(path.join(root, 'src/two.ts'), '')],
  ])('is not where %s', (state, spoil) => {
    const root = built(state.replaceAll(' ', '-'));
    spoil(root);
    expect(reasonNotToPack(root)).not.toBeNull();
  });

  it('is what the release tool asks for before it publishes, and for nothing else', () => {
    const root = built('publish');
    expect(hindrance(['publish'], root)).toBeNull();
    writeFileSync(path.join(root, 'package.json'), '{ "version": "1.2.3" }');
    expect(hindrance(['publish'], root)).toContain('Run `npm run build`');
    expect(hindrance(['version'], root)).toBeNull();
    expect(hindrance([], root)).toBeNull();
  });

  it('takes a build for good when only stories and tests were changed', () => {
    const root = built('stories');
    writeFileSync(path.join(root, 'src/Button.stories.tsx'), '');
    writeFileSync(path.join(root, 'src/Button.test.tsx'), '');
    expect(reasonNotToPack(root)).toBeNull();
  });
});
