import type { Comparison } from './comparison.ts';
import { byName, interleave, type Stage } from './cpu.ts';
import { mount, unmount } from './gridSteps.ts';

/** JS heap in use once nothing is left to collect, in MB. */
async function used({ session }: Stage): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage');
  return (usedSize + backingStorageSize) / 1e6;
}

/** What a mounted grid holds more than the page without it. */
async function held(stage: Stage, total: number): Promise<number> {
  await stage.page.bringToFront();
  const before = await used(stage);
  await mount(total)(stage);
  const during = await used(stage);
  await unmount(stage);
  return Math.max(0, during - before);
}

export async function heapOfAll(stages: readonly Stage[]): Promise<Comparison> {
  console.error('… heap');
  const values = await byName(stages, (stage) => held(stage, 1000));
  return { what: 'heap, 1,000 rows mounted', unit: 'MB', base: null, values, target: null };
}

/** What a hundred thousand rows hold more than a thousand do. */
export async function heapOfMany(ours: Stage): Promise<Comparison> {
  const [few, many] = await interleave([() => held(ours, 1000), () => held(ours, 100_000)]);
  return {
    what: 'heap, 100,000 rows more than 1,000',
    unit: 'MB',
    base: null,
    values: new Map([['ours', Math.max(0, (many ?? 0) - (few ?? 0))]]),
    target: { floor: 1, goal: 0.5 },
  };
}
