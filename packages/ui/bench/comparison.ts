/** One thing that was measured of several contestants. */
export interface Comparison {
  readonly what: string;
  readonly unit: 'ms' | 'share' | 'MB' | 'kB' | 'frames' | 'rules';
  /** What the others are divided by; null where the figure itself counts. */
  readonly base: { readonly name: string; readonly value: number } | null;
  /** The figures by contestant, the base's not among them. */
  readonly values: ReadonlyMap<string, number>;
  /** What ours has to reach, and what we want; null where we only look. */
  readonly target: { readonly floor: number; readonly goal: number } | null;
}

export type Verdict = 'goal' | 'floor' | 'MISSED' | '';

/** The figure that counts: a multiple of the base, or the value where there is none. */
export function judged({ base, values }: Comparison, name: string): number | undefined {
  const value = values.get(name);
  return value === undefined || base === null ? value : value / base.value;
}

export function verdict(comparison: Comparison): Verdict {
  const { target } = comparison;
  const ours = judged(comparison, 'ours');
  if (target === null || ours === undefined) return '';
  // As precise as it is printed.
  const figure = Math.round(ours * 1000) / 1000;
  if (figure <= target.goal) return 'goal';
  return figure <= target.floor ? 'floor' : 'MISSED';
}
