import type { Figure } from './measure.ts';

/** Prints one line for each figure: times, ratio, and whether it reaches floor and goal. */
export function printFigures(figures: readonly Figure[]): void {
  const lines = figures.map((figure) => {
    const ratio = figure.ours / figure.against;
    return {
      what: figure.what,
      ours: value(figure.ours, figure),
      against:
        figure.unit === 'ms' ? `${value(figure.against, figure)} (${figure.reference})` : figure.reference,
      ratio: figure.unit === 'ms' ? ratio.toFixed(2) : value(figure.ours, figure),
      floor: String(figure.floor),
      goal: String(figure.goal),
      verdict: ratio <= figure.goal ? 'goal' : ratio <= figure.floor ? 'floor' : 'MISSED',
    };
  });
  const names = ['what', 'ours', 'against', 'ratio', 'floor', 'goal', 'verdict'] as const;
  const widths = names.map((name) => Math.max(name.length, ...lines.map((line) => line[name].length)));
  const row = (cells: readonly string[]) =>
    cells.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join('  ');
  console.log(row(names));
  for (const line of lines) console.log(row(names.map((name) => line[name])));
}

function value(amount: number, { unit }: Figure): string {
  if (unit === 'share') return `${(amount * 100).toFixed(1)} %`;
  return unit === 'MB' ? `${amount.toFixed(2)} MB` : `${amount.toFixed(1)} ms`;
}
