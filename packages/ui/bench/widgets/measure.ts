import type { Comparison } from '../comparison.ts';
import { byName, type Stage, timed } from '../cpu.ts';

interface Case {
  what: string;
  which: 'dialog' | 'buttons';
  target: { floor: number; goal: number };
  /** The reader asked for no motion: what is left is the opening itself. */
  still?: boolean;
}

const cases: readonly Case[] = [
  { what: 'open a dialog', which: 'dialog', target: { floor: 2.2, goal: 1.8 } },
  { what: 'open a dialog, motion reduced', which: 'dialog', target: { floor: 2.2, goal: 1.8 }, still: true },
  { what: 'mount 500 buttons', which: 'buttons', target: { floor: 2.2, goal: 1.5 } },
];

/** Dialogs and buttons against the browser's own elements, drawn by React as well. */
export async function againstNative(stages: readonly Stage[]): Promise<Comparison[]> {
  const found: Comparison[] = [];
  for (const { what, which, target, still = false } of cases) {
    console.error(`… ${what}`);
    const reducedMotion = still ? 'reduce' : 'no-preference';
    await Promise.all(stages.map(({ page }) => page.emulateMedia({ reducedMotion })));
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
