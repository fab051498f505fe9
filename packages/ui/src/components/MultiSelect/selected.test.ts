import { describe, expect, it } from 'vitest';
import { selectedOf, refuseBeyond } from './selected.js';

const [a, b, c] = [
  { id: 'a', label: 'Aldgate' },
  { id: 'b', label: 'Banksia' },
  { id: 'c', label: 'Corriedale' },
] as const;

describe('selectedOf', () => {
  it('keeps what the new answer leaves out', () => {
    expect(selectedOf(['a', 'c'], [a], [b, c])).toEqual([a, c]);
  });

  it('drops what is no longer wanted', () => {
    expect(selectedOf(['b'], [a, b], [])).toEqual([b]);
  });

  it('is the same list where nothing changed, so that nothing is told', () => {
    const before = [a, b];
    expect(selectedOf(['b', 'a'], before, [a, b, c])).toBe(before);
  });
});

describe('refuseBeyond', () => {
  it('refuses the others once the most are chosen, never the chosen', () => {
    const [first, second] = refuseBeyond([a, b], [a], 1);
    expect(first).toBe(a);
    expect(second?.disabledReason).toBe('The limit is 1');
  });

  it('leaves all below the limit, and without one', () => {
    const options = [a, b];
    expect(refuseBeyond(options, [a], 2)).toBe(options);
    expect(refuseBeyond(options, [a], undefined)).toBe(options);
  });
});
