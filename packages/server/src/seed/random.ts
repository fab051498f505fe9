export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** A whole number in that range, both ends included. */
  between(from: number, to: number): number;
  pick<T>(choices: readonly T[]): T;
  /** Several different ones, in their order. */
  some<T>(choices: readonly T[], count: number): T[];
  chance(probability: number): boolean;
}

/** The same numbers for the same start (mulberry32), so that two demos look alike. */
export function seededRandom(start: number): Random {
  let state = start;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  function pick<T>(choices: readonly T[]): T {
    const selected = choices[below(choices.length)];
    if (selected === undefined) throw new Error('There is nothing to pick from.');
    return selected;
  }
  return {
    below,
    pick,
    between: (from, to) => from + below(to - from + 1),
    chance: (probability) => next() < probability,
    some(choices, count) {
      const left = [...choices];
      while (left.length > count) left.splice(below(left.length), 1);
      return left;
    },
  };
}
