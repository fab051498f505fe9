import type { Step } from './cpu.ts';

/** The page says that it is loading. */
export const begin: Step = ({ page }) => page.evaluate(() => window.bench.begin());

/** What a script does to the grid of a page. */
export function mount(total: number): Step {
  return ({ page }) => page.evaluate((rows) => window.bench.mount(rows), total);
}

export const unmount: Step = ({ page }) => page.evaluate(() => window.bench.unmount());

export function scroll(pixels: number, frames: number): Step {
  return ({ page }) =>
    page.evaluate(([by, times]) => window.bench.scroll(by, times), [pixels, frames] as const);
}

export const select: Step = ({ page }) => page.evaluate(() => window.bench.select(40));
export const check: Step = ({ page }) => page.evaluate(() => window.bench.check(40));
export const selectAll: Step = ({ page }) => page.evaluate(() => window.bench.selectAll());
export const swap: Step = ({ page }) => page.evaluate(() => window.bench.swap(20));
