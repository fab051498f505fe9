import { describe, expect, it } from 'vitest';
import { arcs } from './arcs.js';

describe('arcs', () => {
  it('draws one for each signer from 12 o’clock, signed first', () => {
    expect(arcs(1, 3, 28)).toEqual([
      { signed: true, start: 14, sweep: 92 },
      { signed: false, start: 134, sweep: 92 },
      { signed: false, start: 254, sweep: 92 },
    ]);
  });

  it('is a whole circle for one signer', () => {
    expect(arcs(0, 1, 28)).toEqual([{ signed: false, start: 0, sweep: 360 }]);
  });

  it('narrows the gaps so that eight arcs still show', () => {
    const eight = arcs(8, 8, 28);
    expect(eight).toHaveLength(8);
    expect(eight.every((arc) => arc.sweep > 20 && arc.signed)).toBe(true);
  });

  it('shows the share of many in twelve', () => {
    const many = arcs(10, 20, 28);
    expect(many).toHaveLength(12);
    expect(many.filter((arc) => arc.signed)).toHaveLength(6);
  });
});
