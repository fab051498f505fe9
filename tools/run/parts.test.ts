import { describe, expect, it } from 'vitest';
import { runParts, type Part, type PartResult } from './parts.ts';

const passed: PartResult = { ok: true, passed: 1, failed: 0, skipped: 0, output: '' };
const failed: PartResult = { ok: false, passed: 0, failed: 1, skipped: 0, output: 'broken' };

describe('runParts', () => {
  it('never runs more parts at once than there are lanes', async () => {
    let running = 0;
    let most = 0;
    const part = (name: string): Part => ({
      name,
      run: async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return passed;
      },
    });
    const results = await runParts(['a', 'b', 'c', 'd', 'e'].map(part), 2, () => undefined);
    expect(most).toBe(2);
    expect(results.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('runs one part that waits beside the lanes', async () => {
    const running = new Set<string>();
    const together: string[] = [];
    const part = (name: string, waits = false): Part => ({
      name,
      waits,
      run: async () => {
        running.add(name);
        together.push([...running].join(' '));
        await new Promise((resolve) => setImmediate(resolve));
        running.delete(name);
        return passed;
      },
    });
    await runParts([part('a'), part('x', true), part('y', true), part('b')], 1, () => undefined);
    expect(together).toContain('a x');
    expect(together.filter((names) => names.includes('x') && names.includes('y'))).toEqual([]);
    expect(together.filter((names) => names.includes('a') && names.includes('b'))).toEqual([]);
  });

  it('starts a part after those it needs, and fails it unrun when one of them failed', async () => {
    const order: string[] = [];
    const part = (name: string, result: PartResult, needs: string[] = []): Part => ({
      name,
      needs,
      run: async () => {
        order.push(name);
        return result;
      },
    });
    const results = await runParts(
      [part('journeys', passed, ['build']), part('build', failed), part('unit', passed)],
      2,
      () => undefined,
    );
    expect(order).not.toContain('journeys');
    expect(results.find(({ name }) => name === 'journeys')).toMatchObject({ ok: false, failed: 1 });
    expect(results.find(({ name }) => name === 'unit')).toMatchObject({ ok: true });
  });

  it('says so when a part needs one that does not exist', async () => {
    await expect(
      runParts([{ name: 'a', needs: ['missing'], run: async () => passed }], 2, () => undefined),
    ).rejects.toThrow('a');
  });
});
