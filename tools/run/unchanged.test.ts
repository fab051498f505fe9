import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PartResult } from './parts.ts';
import { hashOfInputs, passesIn, unlessUnchanged } from './unchanged.ts';

let folder = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'countersign-unchanged-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('what a part depends on', () => {
  beforeEach(() => {
    execFileSync('git', ['init', '-q'], { cwd: folder });
    write('.gitignore', 'dist\n');
    write('packages/server/a.ts', 'a');
    write('packages/portal/src/features/b/b.ts', 'b');
  });
  const hash = () => hashOfInputs({ without: ['packages/portal/src/features/**'] }, folder);

  it.each([
    ['a file that changes', 'packages/server/a.ts'],
    ['a file that is new', 'packages/server/new.ts'],
  ])('changes with %s', async (_what, file) => {
    const before = await hash();
    write(file, 'changed');
    expect(await hash()).not.toBe(before);
  });

  it.each([
    ['it does not depend on', 'packages/portal/src/features/b/b.ts'],
    ['it does not depend on, deeper in', 'packages/portal/src/features/c/d/e.ts'],
    ['git ignores', 'dist/a.js'],
  ])('stays with a file that %s', async (_what, file) => {
    const before = await hash();
    write(file, 'changed');
    expect(await hash()).toBe(before);
  });

  it('changes only with a file that matches, where it names what it depends on', async () => {
    const named = () => hashOfInputs({ only: ['**/*.mdx', 'packages/server/**'] }, folder);
    const before = await named();
    write('packages/portal/src/features/b/b.ts', 'changed');
    expect(await named()).toBe(before);
    write('packages/portal/src/features/b/b.mdx', 'new');
    expect(await named()).not.toBe(before);
  });

  it('changes with a file that goes', async () => {
    const before = await hash();
    rmSync(path.join(folder, 'packages/server/a.ts'));
    expect(await hash()).not.toBe(before);
  });
});

it('depends on nothing known outside a checkout', async () => {
  expect(await hashOfInputs({}, folder)).toBeNull();
});

describe('a part that may be unchanged', () => {
  const passed: PartResult = { ok: true, passed: 7, failed: 0, skipped: 0, output: '' };
  const failed: PartResult = { ok: false, passed: 6, failed: 1, skipped: 0, output: '' };
  const run = vi.fn<() => Promise<PartResult>>();
  let inputs: string | null = 'one';
  const again = () =>
    unlessUnchanged(
      { name: 'server', run },
      passesIn(path.join(folder, 'deep/passed.json')),
      async () => inputs,
    ).run();

  beforeEach(() => {
    inputs = 'one';
    run.mockReset().mockResolvedValue(passed);
  });

  it('is not run again after it passed, and says how much it has checked', async () => {
    expect(await again()).toBe(passed);
    expect(await again()).toMatchObject({ ok: true, passed: 0, unchanged: 7 });
    expect(run).toHaveBeenCalledOnce();
  });

  it('is run again after a change', async () => {
    await again();
    inputs = 'two';
    expect(await again()).toBe(passed);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is run again after it failed, even if it had passed with the same inputs', async () => {
    await again();
    inputs = 'two';
    run.mockResolvedValue(failed);
    expect(await again()).toBe(failed);
    inputs = 'one';
    run.mockResolvedValue(passed);
    expect(await again()).toBe(passed);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('is always run where nobody can tell what it depends on', async () => {
    inputs = null;
    await again();
    await again();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is run where the record cannot be read', async () => {
    write('deep/passed.json', '{');
    expect(await again()).toBe(passed);
  });
});
