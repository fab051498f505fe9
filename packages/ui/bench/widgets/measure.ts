import type { Comparison } from '../comparison.ts';
import { byName, type Stage, timed } from '../cpu.ts';

const cases = [
  { what: 'open a dialog', which: 'dialog', target: { floor: 2.2, goal: 1.8 } },
  { what: 'mount 500 buttons', which: 'buttons', target: { floor: 2.2, goal: 1.5 } },
] as const;

/** Dialogs and buttons against the browser's own elements, drawn by React as well. */
export async function againstNative(stages: readonly Stage[]): Promise<Comparison[]> {
  const found: Comparison[] = [];
  for (const { what, which, target } of cases) {
    console.error(`… ${what}`);
    const values = await byName(stages, (stage) =>
      timed(
        stage,
        ({ page }) => page.evaluate((kind) => window.widgets[kind].open(), which),
        ({ page }) => page.evaluate((kind) => window.widgets[kind].prepare(), which),
        ({ page }) => page.evaluate((kind) => window.widgets[kind].close(), which),
      ),
    );
    const native = values.get('native') ?? 0;
    values.delete('native');
    found.push({ what, unit: 'ms', base: { name: 'native', value: native }, values, target });
  }
  return found;
}
