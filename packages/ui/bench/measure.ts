import type { Browser, CDPSession, Page } from 'playwright';
import type { ContestantName } from './page.ts';

/** One comparison; times are main-thread CPU in milliseconds. */
export interface Figure {
  what: string;
  ours: number;
  against: number;
  /** What `against` is: "raw", "own at 1,000". */
  reference: string;
  floor: number;
  goal: number;
  unit: 'ms' | 'share' | 'MB';
}

const ROUNDS = 9;

type Step = (page: Page, name: ContestantName) => Promise<unknown>;

interface Case {
  what: string;
  floor: number;
  goal: number;
  prepare?: Step;
  run: Step;
}

const cases: readonly Case[] = [
  { what: 'mount 1,000 rows', floor: 2.2, goal: 1.8, run: mount(1000) },
  { what: 'smooth scroll', floor: 1.6, goal: 1.25, prepare: mount(1000), run: scroll(24, 120) },
  { what: 'fling, 600 px a frame', floor: 1.7, goal: 1.3, prepare: mount(100_000), run: scroll(600, 60) },
  {
    what: 'select a row',
    floor: 1.8,
    goal: 1.4,
    prepare: mount(1000),
    run: (page, name) => page.evaluate((who) => window.bench.select(who, 40), name),
  },
  {
    what: 'page swap',
    floor: 1.8,
    goal: 1.4,
    prepare: mount(1000),
    run: (page, name) => page.evaluate((who) => window.bench.swap(who, 20), name),
  },
];

function mount(total: number): Step {
  return (page, name) =>
    page.evaluate(([who, rows]) => window.bench.mount(who, rows), [name, total] as const);
}

function scroll(pixels: number, frames: number): Step {
  return (page, name) =>
    page.evaluate(([who, by, times]) => window.bench.scroll(who, by, times), [name, pixels, frames] as const);
}

/** @param only measures just the cases whose name has this in it */
export async function measureGrid(browser: Browser, address: string, only = ''): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(address);
  await page.waitForFunction(() => 'bench' in window);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });

  const figures: Figure[] = [];
  for (const { what, floor, goal, prepare, run } of cases.filter((each) => each.what.includes(only))) {
    const [raw, ours] = await interleave([
      () => timed(page, session, 'raw', run, prepare),
      () => timed(page, session, 'ours', run, prepare),
    ]);
    figures.push({
      what,
      ours: raw === undefined ? 0 : (ours ?? 0),
      against: raw ?? 0,
      reference: 'raw',
      floor,
      goal,
      unit: 'ms',
    });
  }
  if (only !== '') return figures;
  figures.push(...(await againstOneself(page, session)));
  figures.push(await blankFrames(page));
  figures.push(await heap(page, session));
  await page.close();
  return figures;
}

async function againstOneself(page: Page, session: CDPSession): Promise<Figure[]> {
  const selectAll: Step = (on, name) => on.evaluate((who) => window.bench.selectAll(who), name);
  const pairs = [
    {
      what: 'mount, 100,000 rows in total',
      floor: 1.05,
      goal: 1,
      steps: [mount(1000), mount(100_000)] as const,
      of: undefined,
    },
    {
      what: 'select all of 100,000',
      floor: 1.1,
      goal: 1,
      steps: [mount(1000), mount(100_000)] as const,
      of: selectAll,
    },
  ];
  const figures: Figure[] = [];
  for (const { what, floor, goal, steps, of } of pairs) {
    const [few, many] = steps;
    const [against, ours] = await interleave([
      () => timed(page, session, 'ours', of ?? few, of === undefined ? undefined : few),
      () => timed(page, session, 'ours', of ?? many, of === undefined ? undefined : many),
    ]);
    figures.push({
      what,
      ours: ours ?? 0,
      against: against ?? 0,
      reference: 'own at 1,000',
      floor,
      goal,
      unit: 'ms',
    });
  }
  return figures;
}

async function blankFrames(page: Page): Promise<Figure> {
  await mount(100_000)(page, 'ours');
  const share = await page.evaluate(() => window.bench.blanks('ours', 600, 100));
  await page.evaluate(() => window.bench.unmount('ours'));
  return {
    what: 'fling, frames partly blank',
    ours: share,
    against: 1,
    reference: 'all frames',
    floor: 0.01,
    goal: 0,
    unit: 'share',
  };
}

/** JS heap that a mounted grid of 100,000 rows holds more than one of 1,000. */
async function heap(page: Page, session: CDPSession): Promise<Figure> {
  async function held(total: number): Promise<number> {
    await mount(total)(page, 'ours');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage');
    await page.evaluate(() => window.bench.unmount('ours'));
    return (usedSize + backingStorageSize) / 1e6;
  }
  await held(1000);
  const few = await held(1000);
  const many = await held(100_000);
  return {
    what: 'heap for 100,000 rows',
    ours: Math.max(0, many - few),
    against: 1,
    reference: '1 MB',
    floor: 1.5,
    goal: 1,
    unit: 'MB',
  };
}

/** Medians, each round running every contestant once, in turns. */
async function interleave(runs: readonly (() => Promise<number>)[]): Promise<number[]> {
  const samples = runs.map((): number[] => []);
  for (const run of runs) await run();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, run] of runs.entries()) samples[place]?.push(await run());
  }
  return samples.map(median);
}

async function timed(
  page: Page,
  session: CDPSession,
  name: ContestantName,
  run: Step,
  prepare: Step | undefined,
): Promise<number> {
  await prepare?.(page, name);
  await session.send('HeapProfiler.collectGarbage');
  const before = await cpu(session);
  await run(page, name);
  const after = await cpu(session);
  await page.evaluate((who) => window.bench.unmount(who), name);
  return after - before;
}

/** CPU time of the main thread's tasks since the start, in milliseconds. */
async function cpu(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const spent = metrics.find(({ name }) => name === 'TaskDuration');
  if (spent === undefined) throw new Error('The browser does not report TaskDuration.');
  return spent.value * 1000;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
