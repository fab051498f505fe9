import type { Comparison } from '../comparison.ts';
import { byName, type Stage, timed } from '../cpu.ts';

const THROTTLE = 4;

interface Case {
  what: string;
  which: 'dialog' | 'buttons';
  target: { floor: number; goal: number } | null;
  /** Counts until the focus is inside and keys work, not until nothing moves. */
  untilFocus?: boolean;
  /** The reader asked for no motion: what is left is the opening itself. */
  still?: boolean;
}

const cases: readonly Case[] = [
  { what: 'open a dialog, motion reduced', which: 'dialog', target: { floor: 2.1, goal: 1.7 }, still: true },
  {
    what: 'open a dialog, until the focus is in it',
    which: 'dialog',
    target: { floor: 2.2, goal: 1.9 },
    untilFocus: true,
  },
  { what: 'open a dialog, until nothing moves', which: 'dialog', target: null },
  { what: 'mount 500 buttons', which: 'buttons', target: { floor: 1.8, goal: 1.4 } },
];

/** Dialogs and buttons against the browser's own elements, drawn by React as well. */
export async function againstNative(stages: readonly Stage[]): Promise<Comparison[]> {
  const found: Comparison[] = [];
  for (const { what, which, target, still = false, untilFocus = false } of cases) {
    console.error(`… ${what}`);
    const reducedMotion = still ? 'reduce' : 'no-preference';
    await Promise.all(stages.map(({ page }) => page.emulateMedia({ reducedMotion })));
    const values = await byName(stages, (stage) =>
      timed(
        stage,
        ({ page }) =>
          page.evaluate(([kind, step]) => window.widgets[kind][step](), [
            which,
            untilFocus ? 'openUntilFocus' : 'open',
          ] as const),
        ({ page }) => page.evaluate((kind) => window.widgets[kind].prepare(), which),
        ({ page }) => page.evaluate((kind) => window.widgets[kind].close(), which),
      ),
    );
    const native = values.get('native') ?? 0;
    values.delete('native');
    found.push({ what, unit: 'ms', base: { name: 'native', value: native }, values, target });
  }
  found.push(await rulesMade(stages), await droppedFrames(stages), await pressLatency(stages));
  return found;
}

/** CSS rules that script makes for five hundred buttons, where a style sheet has them all. */
async function rulesMade(stages: readonly Stage[]): Promise<Comparison> {
  console.error('… CSS rules');
  const values = await byName(stages, async ({ page }) => {
    await page.bringToFront();
    await page.evaluate(() => window.widgets.buttons.prepare());
    const rules = await page.evaluate(() => window.widgets.buttons.rules());
    await page.evaluate(() => window.widgets.buttons.close());
    return rules;
  });
  return {
    what: 'mount 500 buttons, CSS rules made at run time',
    unit: 'rules',
    base: null,
    values,
    target: { floor: 0, goal: 0 },
  };
}

/** Frames that never come while a dialog opens. */
async function droppedFrames(stages: readonly Stage[]): Promise<Comparison> {
  console.error('… frames of a dialog');
  const values = await byName(stages, async ({ page }) => {
    await page.bringToFront();
    await page.evaluate(() => window.widgets.dialog.prepare());
    const dropped = await page.evaluate(() => window.widgets.dialog.dropped());
    await page.evaluate(() => window.widgets.dialog.close());
    return dropped;
  });
  return {
    what: 'open a dialog, frames dropped',
    unit: 'frames',
    base: null,
    values,
    target: { floor: 0, goal: 0 },
  };
}

/**
 * From a press to the frame that shows the dialog, the CPU four times slower, as the browser's Event Timing tells it:
 * in steps of 8 ms, anything below 16 counted as 16.
 */
async function pressLatency(stages: readonly Stage[]): Promise<Comparison> {
  console.error('… latency of opening a dialog');
  const values = await byName(stages, async ({ page, session }) => {
    await page.bringToFront();
    await page.evaluate(() => window.widgets.dialog.prepare());
    const { x, y } = await page.evaluate(() => window.widgets.dialog.offer());
    await page.mouse.move(x, y);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await page.evaluate(() => {
      const slow = { type: 'event', durationThreshold: 16 };
      Object.assign(window, { longest: 16 });
      new PerformanceObserver((list) => {
        const clicks = list.getEntries().filter(({ name }) => name === 'click');
        const durations = clicks.map(({ duration }) => duration);
        Object.assign(window, { longest: Math.max(Reflect.get(window, 'longest'), ...durations) });
      }).observe(slow);
    });
    await page.mouse.click(x, y);
    // The entry comes after the frame that it is about.
    const duration = await page.evaluate(async () => {
      for (let count = 0; count < 6; count += 1) await new Promise(requestAnimationFrame);
      const longest: number = Reflect.get(window, 'longest');
      return longest;
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.evaluate(() => window.widgets.dialog.close());
    return duration;
  });
  return {
    what: `open a dialog by a press, CPU ÷ ${THROTTLE}`,
    unit: 'ms',
    base: null,
    values,
    target: { floor: 80, goal: 50 },
  };
}
