import type { CDPSession, Page } from 'playwright';
import type { BenchAccess } from './page.ts';

export interface UploadFigure {
  what: string;
  /** In words: seconds, MB/s, counts. */
  ours: string;
  against: string;
  ratio: number;
  floor: number;
  goal: number;
  /** Whether more is better. */
  rising: boolean;
}

export interface UploadPlan {
  mebibytes: number;
  files: number;
  rounds: number;
  only: string;
  /** Resident memory of the server's process now, in bytes. */
  memory: () => number;
  /** Ends the server at once, and starts it again. */
  killAndRestart: () => Promise<void>;
}

const smallFile = 256 * 1024;

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Runs the contestants in turn, each round from another one on; answers the median of each. */
async function interleaved(
  page: Page,
  access: BenchAccess,
  rounds: number,
  contestants: readonly (() => Promise<number>)[],
): Promise<number[]> {
  const times = contestants.map((): number[] => []);
  // One round is not counted: connections, caches and the engine warm up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const offset of contestants.keys()) {
      const index = (round + offset) % contestants.length;
      await settle(page, access);
      const time = await contestants[index]?.();
      if (round > 0 && time !== undefined) times[index]?.push(time);
    }
  }
  return times.map(median);
}

async function settle(page: Page, { raw }: BenchAccess): Promise<void> {
  await page.evaluate((address) => fetch(address, { method: 'POST' }), raw);
}

async function large(page: Page, access: BenchAccess, plan: UploadPlan): Promise<UploadFigure> {
  const [put = 0, chunks = 0, ours = 0] = await interleaved(page, access, plan.rounds, [
    () => page.evaluate((to) => window.uploadBench.rawPut(to), access),
    () => page.evaluate((to) => window.uploadBench.rawChunks(to), access),
    () => page.evaluate((to) => window.uploadBench.oursLarge(to), access).then((run) => run.milliseconds),
  ]);
  const speed = (time: number) => (plan.mebibytes * 1.048_576) / (time / 1000);
  return {
    what: `large: ${plan.mebibytes} MiB in chunks, MB/s ÷ fastest raw`,
    ours: `${speed(ours).toFixed(0)} MB/s`,
    against: `PUT ${speed(put).toFixed(0)}, pool ${speed(chunks).toFixed(0)} MB/s`,
    ratio: Math.min(put, chunks) / ours,
    floor: 0.93,
    goal: 0.98,
    rising: true,
  };
}

async function small(page: Page, access: BenchAccess, plan: UploadPlan): Promise<UploadFigure> {
  const [raw = 0, ours = 0] = await interleaved(page, access, plan.rounds, [
    () =>
      page.evaluate(([to, n, size]) => window.uploadBench.rawSmall(to, n, size), [
        access,
        plan.files,
        smallFile,
      ] as const),
    () =>
      page
        .evaluate(([to, n, size]) => window.uploadBench.oursSmall(to, n, size), [
          access,
          plan.files,
          smallFile,
        ] as const)
        .then((run) => run.milliseconds),
  ]);
  return {
    what: `small: ${plan.files} files of 256 KiB, wall ÷ raw`,
    ours: `${(ours / 1000).toFixed(2)} s`,
    against: `${(raw / 1000).toFixed(2)} s`,
    ratio: ours / raw,
    floor: 1.15,
    goal: 1.05,
    rising: false,
  };
}

/** The small files with the panel on screen: CPU time of the main thread, and tasks that would hold up a press. */
async function panel(page: Page, access: BenchAccess, plan: UploadPlan): Promise<UploadFigure[]> {
  const given = [access, plan.files, smallFile] as const;
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  let longTasks = 0;

  async function spent(run: () => Promise<unknown>): Promise<number> {
    await session.send('HeapProfiler.collectGarbage');
    const before = await taskDuration(session);
    await run();
    return (await taskDuration(session)) - before;
  }
  const [raw = 0, ours = 0] = await interleaved(page, access, plan.rounds, [
    () => spent(() => page.evaluate(([to, n, size]) => window.uploadBench.rawSmall(to, n, size), given)),
    () =>
      spent(async () => {
        longTasks += await page.evaluate(([to, n, size]) => window.uploadBench.oursPanel(to, n, size), given);
      }),
  ]);
  await session.detach();
  const what = `panel: ${plan.files} files of 256 KiB with the panel on screen`;
  return [
    {
      what: `${what}, CPU ÷ raw`,
      ours: `${ours.toFixed(0)} ms`,
      against: `${raw.toFixed(0)} ms`,
      ratio: ours / raw,
      floor: 2,
      goal: 1.5,
      rising: false,
    },
    {
      what: `${what}, long tasks in ${plan.rounds + 1} rounds`,
      ours: `${longTasks} over 50 ms`,
      against: '',
      ratio: longTasks,
      floor: 0,
      goal: 0,
      rising: false,
    },
  ];
}

/** CPU time of the main thread's tasks so far, in milliseconds. */
async function taskDuration(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const found = metrics.find(({ name }) => name === 'TaskDuration');
  if (found === undefined) throw new Error('The browser does not report TaskDuration.');
  return found.value * 1000;
}

async function faulty(page: Page, access: BenchAccess, plan: UploadPlan): Promise<UploadFigure> {
  const bytes = () =>
    page.evaluate((to) => fetch(`${to}/bench/bytes`).then((reply) => reply.text()), access.faulty);
  await settle(page, access);
  await bytes();
  const { complete, retries } = await page.evaluate((to) => window.uploadBench.oursFaulty(to), access);
  if (complete !== 1) throw new Error('The file did not complete after one Retry.');
  return {
    what: 'faulty: 5 % of chunks lost half-way, bytes sent ÷ size',
    ours: `complete, Retry pressed ${retries} times`,
    against: 'size',
    ratio: Number(await bytes()) / (plan.mebibytes * 1024 * 1024),
    floor: 1.05,
    goal: 1.04,
    rising: false,
  };
}

/** Of the file that goes over the slow line, in MiB: a chunk of the usual size would take longer than a minute. */
const slowFile = 6;

async function slow(page: Page, access: BenchAccess): Promise<UploadFigure> {
  await settle(page, access);
  const { complete, retries, milliseconds } = await page.evaluate(
    ([to, size]) => window.uploadBench.oursSlow(to, size),
    [access, slowFile] as const,
  );
  return {
    what: `slow: ${slowFile} MiB over 512 kbit/s with pauses of 20 s, files complete`,
    ours: `${(milliseconds / 1000).toFixed(0)} s, Retry pressed ${retries} times`,
    against: '1 file',
    ratio: complete,
    floor: 1,
    goal: 1,
    rising: true,
  };
}

/** How often the server's memory is looked at while a file goes through, in milliseconds. */
const watchInterval = 20;

/** What the server grows by while a large file goes through it: it keeps batches, never the file. */
async function memory(page: Page, access: BenchAccess, plan: UploadPlan): Promise<UploadFigure> {
  await settle(page, access);
  const before = plan.memory();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, plan.memory());
  }, watchInterval);
  try {
    await page.evaluate((to) => window.uploadBench.oursLarge(to), access);
  } finally {
    clearInterval(watch);
  }
  const mebibyte = 1024 * 1024;
  return {
    what: `memory: the server's growth while ${plan.mebibytes} MiB go through ÷ size`,
    ours: `${((most - before) / mebibyte).toFixed(0)} MiB`,
    against: `${plan.mebibytes} MiB`,
    ratio: (most - before) / (plan.mebibytes * mebibyte),
    floor: 0.33,
    goal: 0.2,
    rising: false,
  };
}

/** Milliseconds after which the server is killed: in the middle of the file. */
const killAfter = 400;

/** A server that is killed in the middle of a file: what had been acknowledged is not sent again. */
async function killed(page: Page, access: BenchAccess, plan: UploadPlan): Promise<UploadFigure> {
  await settle(page, access);
  const running = page.evaluate((to) => window.uploadBench.oursLarge(to), access);
  await new Promise((resolve) => setTimeout(resolve, killAfter));
  await plan.killAndRestart();
  const { complete, retries, milliseconds, sent } = await running;
  if (complete !== 1) throw new Error('The file did not complete after one Retry.');
  return {
    what: 'killed: the server killed in the middle of the file and started again, bytes sent ÷ size',
    ours: `complete in ${(milliseconds / 1000).toFixed(0)} s, Retry pressed ${retries} times`,
    against: 'size',
    ratio: sent / (plan.mebibytes * 1024 * 1024),
    // Three chunks are under way at the kill, and once more if the server is not back after five seconds.
    floor: 1 + (6 * 5) / plan.mebibytes,
    goal: 1 + (3 * 5) / plan.mebibytes,
    rising: false,
  };
}

/** Measures what has `only` in its name. */
export async function measureUploads(
  page: Page,
  access: BenchAccess,
  plan: UploadPlan,
): Promise<UploadFigure[]> {
  const figures: UploadFigure[] = [];
  for (const measure of [large, small, panel, faulty, slow, memory, killed])
    if (measure.name.includes(plan.only)) figures.push(...[await measure(page, access, plan)].flat());
  return figures;
}
