import type { UploadFigure } from './measure.ts';

function verdict({ ratio, floor, goal, rising }: UploadFigure): string {
  const reaches = (aim: number) => (rising ? ratio >= aim : ratio <= aim);
  if (reaches(goal)) return 'goal';
  return reaches(floor) ? 'floor' : 'MISSED';
}

/** Prints one line for each figure: what was measured, the ratio, and whether it reaches floor and goal. */
export function printUploads(figures: readonly UploadFigure[]): void {
  const rows = [
    ['what', 'ours', 'against', 'ratio', 'floor', 'goal', 'verdict'],
    ...figures.map((figure) => [
      figure.what,
      figure.ours,
      figure.against,
      figure.ratio.toFixed(2),
      String(figure.floor),
      String(figure.goal),
      verdict(figure),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, place) => Math.max(...rows.map((row) => row[place]?.length ?? 0)));
  for (const row of rows) console.log(row.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join('  '));
}
