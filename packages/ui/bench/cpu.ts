import type { CDPSession, Page } from 'playwright';

/** A page with one contestant in it, and the line to its browser. */
export interface Stage {
  readonly name: string;
  readonly page: Page;
  readonly session: CDPSession;
}

/** How often each contestant is measured, in turns. */
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9);

export type Step = (stage: Stage) => Promise<unknown>;

export async function openStage(page: Page, name: string, address: string): Promise<Stage> {
  await page.goto(address);
  await page.waitForFunction(() => 'bench' in window);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { name, page, session };
}

/** CPU time that the main thread's tasks took while the step ran, in milliseconds. */
export async function timed(stage: Stage, run: Step, before?: Step, after?: Step): Promise<number> {
  const { page, session } = stage;
  await page.bringToFront();
  await before?.(stage);
  await session.send('HeapProfiler.collectGarbage');
  const start = await cpu(session);
  await run(stage);
  const end = await cpu(session);
  await after?.(stage);
  return end - start;
}

async function cpu(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const spent = metrics.find(({ name }) => name === 'TaskDuration');
  if (spent === undefined) throw new Error('The browser does not report TaskDuration.');
  return spent.value * 1000;
}

/** Medians; each round runs every contestant once, after a round that does not count. */
export async function interleave(runs: readonly (() => Promise<number>)[]): Promise<number[]> {
  const samples = runs.map((): number[] => []);
  for (const run of runs) await run();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, run] of runs.entries()) samples[place]?.push(await run());
  }
  return samples.map(median);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Interleaved medians of the same step for several contestants, by their names. */
export async function byName(
  stages: readonly Stage[],
  run: (stage: Stage) => Promise<number>,
): Promise<Map<string, number>> {
  const medians = await interleave(stages.map((stage) => () => run(stage)));
  return new Map(stages.map(({ name }, place) => [name, medians[place] ?? 0]));
}
