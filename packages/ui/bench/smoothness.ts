import type { Comparison } from './comparison.ts';
import { byName, type Stage } from './cpu.ts';
import { mount, unmount } from './gridSteps.ts';

const PIXELS = 600;
const FRAMES = 60;

/** Frames of a fling that show a blank stretch, and frames that never came. */
export async function smoothness(stages: readonly Stage[]): Promise<Comparison[]> {
  console.error('… frames of a fling');
  const blank = await byName(stages, (stage) =>
    flung(stage, ({ page }) =>
      page.evaluate(([by, times]) => window.bench.blanks(by, times), [PIXELS, FRAMES] as const),
    ),
  );
  const dropped = await byName(stages, (stage) =>
    flung(stage, ({ page }) =>
      page.evaluate(([by, times]) => window.bench.scroll(by, times), [PIXELS, FRAMES] as const),
    ),
  );
  return [
    {
      what: 'fling, frames partly blank',
      unit: 'share',
      base: null,
      values: blank,
      target: { floor: 0.01, goal: 0 },
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

async function flung(stage: Stage, fling: (stage: Stage) => Promise<number>): Promise<number> {
  await stage.page.bringToFront();
  await mount(2000)(stage);
  const share = await fling(stage);
  await unmount(stage);
  return share;
}
