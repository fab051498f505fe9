import { describe, expect, it } from 'vitest';
import { selectedOf, refuseBeyond } from './selected.js';

const [a, b, c] = [
  { id: 'a', label: 'Aldgate' },
  { id: 'b', label: 'Banksia' },
  { id: 'c', label: 'Corriedale' },
] as const;

describe('selectedOf', () => {
  it('keeps what the new response leaves out', () => {
    expect(selectedOf(['a', 'c'], [a], [b, c])).toEqual([a, c]);
  });

  it('drops options that are no longer selected', () => {
    expect(selectedOf(['b'], [a, b], [])).toEqual([b]);
  });

  it('is the same list if nothing changed, so that nothing is reported', () => {
    const before = [a, b];
    expect(selectedOf(['b', 'a'], before, [a, b, c])).toBe(before);
  });
});

describe('refuseBeyond', () => {
  it('disables the others at the limit, never the selected ones', () => {
    const [first, second] = refuseBeyond([a, b], [a], 1);
    expect(first).toBe(a);
    expect(second?.disabledReason).toBe('The limit is 1');
  });

  it('disables none below the limit, or without one', () => {
    const options = [a, b];
    expect(refuseBeyond(options, [a], 2)).toBe(options);
    expect(refuseBeyond(options, [a], undefined)).toBe(options);
  });
});
