import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PartResult } from './parts.ts';
import type { Passes } from './unchanged.ts';
import { unlessFilesUnchanged } from './unchangedFiles.ts';

const files = ['a.test.ts', 'b.test.tsx'];
const run = vi.fn<(files: readonly string[]) => Promise<PartResult>>();
let passes: Passes;
let inputs: Map<string, string | null>;

const again = () => unlessFilesUnchanged({ name: 'unit', files, run }, passes, async () => inputs).run();

/** A run of these files, in which each that passed had three tests. */
const result = (passed: readonly string[], rest: Partial<PartResult> = {}): PartResult => ({
  ok: true,
  passed: 3 * passed.length,
  failed: 0,
  skipped: 0,
  output: '',
  passedIn: new Map(passed.map((file) => [file, 3])),
  ...rest,
});

beforeEach(() => {
  passes = new Map();
  inputs = new Map(files.map((file) => [file, 'one']));
  run.mockReset().mockImplementation(async (of) => result(of));
});

describe('a part whose files may be unchanged', () => {
  it('runs all of them at first, and none of them again', async () => {
    expect(await again()).toEqual(result(files));
    expect(await again()).toMatchObject({ ok: true, passed: 0, unchanged: 6 });
    expect(run.mock.calls).toEqual([[files]]);
  });

  it('runs the file again of which something has changed, and counts the others', async () => {
    await again();
    inputs.set('b.test.tsx', 'two');
    expect(await again()).toMatchObject({ ok: true, passed: 3, unchanged: 3 });
    expect(run).toHaveBeenLastCalledWith(['b.test.tsx']);
  });

  it('always runs a file of which nobody can tell what it depends on', async () => {
    inputs.set('a.test.ts', null);
    await again();
    await again();
    expect(run).toHaveBeenLastCalledWith(['a.test.ts']);
  });

  it('remembers nothing of a run that failed', async () => {
    run.mockResolvedValueOnce(result(['a.test.ts'], { ok: false, failed: 1 }));
    expect(await again()).toMatchObject({ ok: false });
    await again();
    expect(run.mock.calls).toEqual([[files], [files]]);
  });

  it('forgets that a file had passed when it fails', async () => {
    await again();
    inputs.set('b.test.tsx', 'two');
    run.mockResolvedValueOnce(result([], { ok: false, failed: 1 }));
    await again();
    inputs.set('b.test.tsx', 'one');
    expect(await again()).toMatchObject({ passed: 3, unchanged: 3 });
  });
});
