import type { Comparison } from './comparison.ts';
import { byName, interleave, type Stage, type Step, timed } from './cpu.ts';
import { begin, check, mount, scroll, select, selectAll, swap, unmount } from './gridSteps.ts';

interface Case {
  what: string;
  floor: number;
  goal: number;
  prepare?: Step;
  run: Step;
}

const cases: readonly Case[] = [
  { what: 'mount 1,000 rows', floor: 1.7, goal: 1.4, run: mount(1000) },
  { what: 'smooth scroll', floor: 1.15, goal: 1, prepare: mount(1000), run: scroll(24, 120) },
  { what: 'fling, 600 px a frame', floor: 1.2, goal: 1.05, prepare: mount(2000), run: scroll(600, 60) },
  { what: 'select a row', floor: 1.8, goal: 1.4, prepare: mount(1000), run: select },
  { what: 'select a row by its checkbox', floor: 1.8, goal: 1.3, prepare: mount(1000), run: check },
  { what: 'page swap', floor: 1.6, goal: 1.2, prepare: mount(1000), run: swap },
];

/**
 * Every contestant against the raw pool.
 * @param only just the cases whose name has this in it
 */
export async function againstRaw(stages: readonly Stage[], only: string): Promise<Comparison[]> {
  const found: Comparison[] = [];
  for (const { what, floor, goal, prepare, run } of cases.filter((each) => each.what.includes(only))) {
    console.error(`… ${what}`);
    const values = await byName(stages, (stage) => timed(stage, run, prepare, unmount));
    const raw = values.get('raw') ?? 0;
    values.delete('raw');
    found.push({ what, unit: 'ms', base: { name: 'raw', value: raw }, values, target: { floor, goal } });
  }
  return found;
}

/**
 * The first mount of a page, every time in a page of its own: the grid's code is here, and was never run. Once in a
 * page that says it is loading, as every page of an application does until it has rows; once in one whose framework
 * has run nothing either, for comparison.
 */
export async function coldMounts(
  names: readonly string[],
  open: (name: string) => Promise<Stage>,
): Promise<Comparison[]> {
  const target = { floor: 2.2, goal: 1.6 };
  return [
    { ...(await coldMount(names, open, begin)), target },
    { ...(await coldMount(names, open)), what: 'the same, as the first thing that the framework draws' },
  ];
}

async function coldMount(
  names: readonly string[],
  open: (name: string) => Promise<Stage>,
  before?: Step,
): Promise<Comparison> {
  console.error('… cold mount');
  const runs = names.map((name) => async () => {
    const stage = await open(name);
    const spent = await timed(stage, mount(1000), before);
    await stage.page.close();
    return spent;
  });
  const medians = await interleave(runs);
  const values = new Map(names.map((name, place) => [name, medians[place] ?? 0]));
  const raw = values.get('raw') ?? 0;
  values.delete('raw');
  return {
    what: 'first mount of 1,000 rows in a cold page',
    unit: 'ms',
    base: { name: 'raw', value: raw },
    values,
    target: null,
  };
}

/** Frames from the press of a checkbox to the one that shows it: the worst of forty. */
export async function framesOfCheck(stages: readonly Stage[]): Promise<Comparison> {
  console.error('… frames of a checkbox');
  const values = new Map<string, number>();
  for (const stage of stages) {
    await mount(1000)(stage);
    values.set(stage.name, await stage.page.evaluate(() => window.bench.check(40)));
    await unmount(stage);
  }
  return {
    what: 'frames until a pressed checkbox is painted',
    unit: 'frames',
    base: null,
    values,
    target: { floor: 1, goal: 1 },
  };
}

/** Mounts in a row: one takes a few milliseconds, of which the same mount again differs by a tenth. */
const MOUNTS = 5;

function mountAgain(total: number): Step {
  return async (stage) => {
    for (let time = 0; time < MOUNTS; time += 1) {
      await mount(total)(stage);
      await unmount(stage);
    }
  };
}

/** A hundred thousand rows against a thousand of the same grid. */
export async function againstOneself(ours: Stage): Promise<Comparison[]> {
  const few = mount(1000);
  const many = mount(100_000);
  console.error('… 100,000 rows against 1,000');
  const [mountFew, mountMany] = await interleave([
    () => timed(ours, mountAgain(1000)),
    () => timed(ours, mountAgain(100_000)),
  ]);
  const [selectFew, selectMany] = await interleave([
    () => timed(ours, selectAll, few, unmount),
    () => timed(ours, selectAll, many, unmount),
  ]);
  return [
    {
      what: `mount ${MOUNTS} times, 100,000 rows in total`,
      unit: 'ms',
      base: { name: 'own at 1,000', value: mountFew ?? 0 },
      values: new Map([['ours', mountMany ?? 0]]),
      target: { floor: 1.05, goal: 1 },
    },
    {
      what: 'select all of 100,000',
      unit: 'ms',
      base: { name: 'own at 1,000', value: selectFew ?? 0 },
      values: new Map([['ours', selectMany ?? 0]]),
      target: { floor: 1.1, goal: 1 },
    },
  ];
}
