import type { Aims } from './loadCases.ts';
import type { Kind, LoadRecord } from './recordLoad.ts';

/** The median: of an even number, the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function kilobytes({ requests }: LoadRecord, kind: Kind): number {
  const asked = requests.filter((request) => request.kind === kind);
  return asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/**
 * What one load takes, all that was asked for until the page rested: what was asked for by a moment depends on how
 * quick the machine is. The ratio and the waves come from elsewhere.
 */
export function figuresOf(record: LoadRecord): Omit<Aims, 'ratio' | 'waves'> {
  return {
    js: kilobytes(record, 'script'),
    css: kilobytes(record, 'style'),
    fonts: kilobytes(record, 'font'),
    requests: record.requests.length,
    // To two decimals, as it is judged by: less is a word in another font, a pixel wider.
    shift: Math.round(record.shift * 100) / 100,
  };
}
