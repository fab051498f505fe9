import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import config from '../../knip.ts';
import { bin, root } from '../run/process.ts';

function knip(folder: string): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(bin('knip'), ['--no-progress', '--no-config-hints'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

describe('no file, export or dependency is unused', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-dead-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is broken by one of each', () => {
    const files = {
      'package.json': '{ "name": "fixture", "type": "module", "dependencies": { "left-over": "1.0.0" } }',
      'knip.json': JSON.stringify({ ignoreExportsUsedInFile: config.ignoreExportsUsedInFile }),
      'src/index.ts': "import { used } from './parts.ts';\nused();\n",
      'src/parts.ts':
        'export function used() { own(); }\nexport function own() {}\nexport function forgotten() {}\n',
      'src/alone.ts': 'export const alone = 1;\n',
    };
    mkdirSync(path.join(folder, 'src'));
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
    const { status, said } = knip(folder);
    expect(status).toBe(1);
    expect(said).toMatch(/Unused files.*\s+src\/alone\.ts/);
    expect(said).toMatch(/left-over/);
    expect(said).toMatch(/forgotten/);
    // Used in its own file alone.
    expect(said).toMatch(/\bown\b/);
  });

  it('holds', () => {
    const { status, said } = knip(root);
    expect(said).toBe('');
    expect(status).toBe(0);
  });
});
