import type { Comparison } from './comparison.ts';
import type { Stage } from './cpu.ts';
import { mount, unmount } from './gridSteps.ts';

const PIXELS = 600;
const FRAMES = 60;

/** Frames of a fling that show a blank stretch, and frames that never came. */
export async function smoothness(stages: readonly Stage[]): Promise<Comparison[]> {
  console.error('… frames of a fling');
  const blank = new Map<string, number>();
  const dropped = new Map<string, number>();
  for (const stage of stages) {
    blank.set(stage.name, await flung(stage, 'blanks'));
    dropped.set(stage.name, await flung(stage, 'scroll'));
  }
  return [
    {
      what: 'fling, frames partly blank',
      unit: 'share',
      base: null,
      values: blank,
      target: { floor: 0, goal: 0 },
    },
    {
      what: 'fling, frames dropped',
      unit: 'share',
      base: null,
      values: dropped,
      target: { floor: 0.005, goal: 0 },
    },
  ];
}

async function flung(stage: Stage, kind: 'blanks' | 'scroll'): Promise<number> {
  const { page } = stage;
  await page.bringToFront();
  await mount(2000)(stage);
  const plan = [kind, PIXELS, FRAMES] as const;
  const share = await page.evaluate(([step, by, times]) => window.bench[step](by, times), plan);
  await unmount(stage);
  return share;
}
