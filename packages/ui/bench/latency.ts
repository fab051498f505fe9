import type { Page } from 'playwright';
import type { Comparison } from './comparison.ts';
import type { Stage } from './cpu.ts';
import { mount, unmount } from './gridSteps.ts';

const PRESSES = 20;
const THROTTLE = 4;

/**
 * Returns the longest time from a press on a row to the frame that shows it selected, with the CPU four times
 * slower, by the browser's Event Timing: in steps of 8 ms, anything below 16 counted as 16.
 */
export async function selectLatency(stages: readonly Stage[]): Promise<Comparison> {
  console.error('… latency of a press');
  const values = new Map<string, number>();
  for (const stage of stages) values.set(stage.name, await worst(stage));
  return {
    what: `select a row by a press, CPU ÷ ${THROTTLE}, worst of ${PRESSES}`,
    unit: 'ms',
    base: null,
    values,
    target: { floor: 32, goal: 16 },
  };
}

async function worst(stage: Stage): Promise<number> {
  const { page, session } = stage;
  await page.bringToFront();
  await mount(1000)(stage);
  await press(page, 0);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.evaluate(() => {
    const slow = { type: 'event', durationThreshold: 16 };
    Object.assign(window, { longest: 16 });
    new PerformanceObserver((list) => {
      const durations = list.getEntries().map(({ duration }) => duration);
      Object.assign(window, { longest: Math.max(Reflect.get(window, 'longest'), ...durations) });
    }).observe(slow);
  });
  for (let time = 1; time <= PRESSES; time += 1) await press(page, (time * 5) % 16);
  const longest: number = await page.evaluate(() => Reflect.get(window, 'longest'));
  const selected = await page.evaluate(() => window.bench.selected());
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await unmount(stage);
  if (selected !== 1)
    throw new Error(`${stage.name}: ${selected} rows are chosen after a press instead of one`);
  return longest;
}

/** Presses the row at this place and lets the frames come that show it. */
async function press(page: Page, place: number): Promise<void> {
  const { x, y } = await page.evaluate((at) => window.bench.pointOf(at), place);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
  await page.evaluate(async () => {
    for (let count = 0; count < 4; count += 1) await new Promise(requestAnimationFrame);
  });
}
