import type { Aims, LoadCase } from './loadCases.ts';

type Name = keyof Aims;

const units: Readonly<Record<Name, string>> = {
  ratio: '÷ static',
  js: 'kB JS',
  css: 'kB CSS',
  fonts: 'kB fonts',
  requests: 'requests',
  waves: 'waves',
  shift: 'layout shift',
};

const names = ['ratio', 'js', 'css', 'fonts', 'requests', 'waves', 'shift'] as const;

function verdict(figure: number, floor: number | undefined, goal: number | undefined): string {
  if (floor === undefined || goal === undefined) return '';
  if (figure <= goal) return 'goal';
  return figure <= floor ? 'floor' : 'MISSED';
}

function written(name: Name, figure: number): string {
  if (name === 'requests' || name === 'waves') return String(figure);
  return figure.toFixed(name === 'ratio' || name === 'shift' ? 2 : 1);
}

/** Prints one line for each figure of a load: what it is, floor and goal, and which of them it reaches. */
export function printLoad(load: LoadCase, figures: Aims): void {
  for (const name of names) {
    const [floor, goal] = [load.floor[name], load.goal[name]];
    const columns = [
      units[name].padEnd(14),
      written(name, figures[name]).padStart(8),
      `floor ${floor ?? ''}`.padEnd(12),
      `goal ${goal ?? ''}`.padEnd(12),
      verdict(figures[name], floor, goal),
    ];
    console.log(`  ${columns.join('')}`.trimEnd());
  }
}
