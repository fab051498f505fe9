import { type Comparison, judged, verdict } from './comparison.ts';

/** A table of text: the first row names the columns. */
export type Table = readonly (readonly string[])[];

/** One line for each comparison: what ours is divided by, every contestant's figure, and what ours had to reach. */
export function tableOf(comparisons: readonly Comparison[]): Table {
  const names = [...new Set(comparisons.flatMap(({ values }) => [...values.keys()]))];
  const targets = comparisons.some(({ target }) => target !== null);
  return [
    ['', 'base', ...names, ...(targets ? ['floor', 'goal', 'reached'] : [])],
    ...comparisons.map((comparison) => [
      comparison.what,
      comparison.base === null
        ? ''
        : `${comparison.base.name}: ${inUnit(comparison.base.value, comparison.unit)}`,
      ...names.map((name) => figure(comparison, judged(comparison, name))),
      ...(targets
        ? [
            figure(comparison, comparison.target?.floor),
            figure(comparison, comparison.target?.goal),
            verdict(comparison),
          ]
        : []),
    ]),
  ];
}

function figure({ base, unit }: Comparison, value: number | undefined): string {
  if (value === undefined) return '';
  return base === null ? inUnit(value, unit) : value.toFixed(2);
}

function inUnit(value: number, unit: Comparison['unit']): string {
  if (unit === 'share') return `${(value * 100).toFixed(1)} %`;
  if (unit === 'MB') return `${value.toFixed(2)} MB`;
  if (unit === 'frames' || unit === 'rules') {
    const count = value.toFixed(0);
    return `${count} ${count === '1' ? unit.slice(0, -1) : unit}`;
  }
  return `${value.toFixed(1)} ${unit}`;
}

export function printTable(table: Table): void {
  const widths = (table[0] ?? []).map((_, place) =>
    Math.max(...table.map((row) => (row[place] ?? '').length)),
  );
  for (const row of table) {
    console.log(
      row
        .map((cell, place) => cell.padEnd(widths[place] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}
