import { median, ROUNDS, type Stage, type Step } from './cpu.ts';
import { check, mount, scroll, select, swap, unmount } from './gridSteps.ts';
import { printTable } from './report.ts';
import { startSite } from './site.ts';

/**
 * Says where the time of each step goes, of ours and of its base: style, layout, script, and the rest (paint, frames,
 * events), and how much of the script each package takes. In milliseconds of the main thread: all, style and layout
 * are medians of BENCH_ROUNDS (9) rounds, script is the mean of as many rounds more under the sampling profiler, which
 * makes it a little slower. On a quiet machine only: the profiler counts by the clock.
 */

interface Case {
  readonly what: string;
  readonly page: string;
  readonly base: string;
  readonly prepare?: Step;
  readonly run: Step;
  readonly after: Step;
  readonly still?: boolean;
}

const grid = { page: 'index.html', base: 'raw', after: unmount } as const;
const widget = (kind: 'dialog' | 'buttons', step: 'open' | 'openUntilFocus') => ({
  page: 'widgets.html',
  base: 'native',
  prepare: ({ page }: Stage) => page.evaluate((which) => window.widgets[which].prepare(), kind),
  run: ({ page }: Stage) =>
    page.evaluate(([which, how]) => window.widgets[which][how](), [kind, step] as const),
  after: ({ page }: Stage) => page.evaluate((which) => window.widgets[which].close(), kind),
});

const cases: readonly Case[] = [
  { what: 'mount 1,000 rows', ...grid, run: mount(1000) },
  { what: 'smooth scroll', ...grid, prepare: mount(1000), run: scroll(24, 120) },
  { what: 'fling, 600 px a frame', ...grid, prepare: mount(2000), run: scroll(600, 60) },
  { what: 'select a row', ...grid, prepare: mount(1000), run: select },
  { what: 'select a row by its checkbox', ...grid, prepare: mount(1000), run: check },
  { what: 'page swap', ...grid, prepare: mount(1000), run: swap },
  { what: 'open a dialog, motion reduced', ...widget('dialog', 'open'), still: true },
  { what: 'open a dialog, until the focus is in it', ...widget('dialog', 'openUntilFocus') },
  { what: 'mount 500 buttons', ...widget('buttons', 'open') },
];

/** Milliseconds of the main thread. */
interface Spent {
  readonly all: number;
  readonly style: number;
  readonly layout: number;
}

async function spentSoFar({ session }: Stage): Promise<Spent> {
  const { metrics } = await session.send('Performance.getMetrics');
  const taken = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return {
    all: taken('TaskDuration'),
    style: taken('RecalcStyleDuration'),
    layout: taken('LayoutDuration'),
  };
}

async function measure(stage: Stage, { prepare, run, after, still = false }: Case): Promise<Spent> {
  await stage.page.emulateMedia({ reducedMotion: still ? 'reduce' : 'no-preference' });
  await stage.page.bringToFront();
  await prepare?.(stage);
  await stage.session.send('HeapProfiler.collectGarbage');
  const start = await spentSoFar(stage);
  await run(stage);
  const end = await spentSoFar(stage);
  await after(stage);
  return {
    all: end.all - start.all,
    style: end.style - start.style,
    layout: end.layout - start.layout,
  };
}

/** Milliseconds between two samples. */
const INTERVAL = 0.05;

/** Milliseconds of script a round, by the file that the running function stands in: each package has a file of its own. */
async function scriptOf(stage: Stage, subject: Case): Promise<Map<string, number>> {
  const { session } = stage;
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: INTERVAL * 1000 });
  const spent = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    await subject.prepare?.(stage);
    await session.send('Profiler.start');
    await subject.run(stage);
    const { profile } = await session.send('Profiler.stop');
    await subject.after(stage);
    for (const { callFrame, hitCount = 0 } of profile.nodes) {
      const file = /([^/]+)-[\w-]{8}\.js$/.exec(callFrame.url)?.[1];
      const where = file ?? (callFrame.functionName === '(garbage collector)' ? 'garbage' : undefined);
      if (where !== undefined) spent.set(where, (spent.get(where) ?? 0) + (hitCount * INTERVAL) / ROUNDS);
    }
  }
  await session.send('Profiler.disable');
  return spent;
}

function sum(values: Iterable<number>): number {
  return [...values].reduce((all, each) => all + each, 0);
}

/** The packages of which it is worth speaking. */
function largest(spent: ReadonlyMap<string, number>): string {
  const least = sum(spent.values()) / 50;
  return [...spent]
    .filter(([, time]) => time > least)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, time]) => `${name} ${time.toFixed(2)}`)
    .join(', ');
}

const only = process.argv[2] ?? '';
const site = await startSite(['index.html', 'widgets.html'], 'profile', { filePerPackage: true });
try {
  const rows: string[][] = [['', 'whose', 'all', 'style', 'layout', 'script', 'rest', 'of the script']];
  for (const subject of cases.filter(({ what }) => what.includes(only))) {
    console.error(`… ${subject.what}`);
    const stages = [await site.open(subject.page, subject.base), await site.open(subject.page, 'ours')];
    const rounds = stages.map((): Spent[] => []);
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const [place, stage] of stages.entries()) {
        const spent = await measure(stage, subject);
        if (round >= 0) rounds[place]?.push(spent);
      }
    }
    for (const [place, stage] of stages.entries()) {
      const middle = (of: (spent: Spent) => number) => median((rounds[place] ?? []).map(of));
      const script = await scriptOf(stage, subject);
      const [all, style, layout, run] = [
        middle((spent) => spent.all),
        middle((spent) => spent.style),
        middle((spent) => spent.layout),
        sum(script.values()),
      ];
      rows.push([
        subject.what,
        stage.name,
        ...[all, style, layout, run, all - style - layout - run].map((time) => time.toFixed(2)),
        largest(script),
      ]);
      await stage.page.close();
    }
  }
  printTable(rows);
} finally {
  await site.close();
}
