import { describe, expect, it } from 'vitest';
import { sparkline } from './sparkline.js';

const box = { width: 104, height: 28, inset: 2 };

function ordinates(line: string): number[] {
  return [...line.matchAll(/[\d.]+ ([\d.]+)/g)].map((match) => Number(match[1]));
}

describe('sparkline', () => {
  it('draws nothing of fewer than two values', () => {
    expect(sparkline([], box)).toBeNull();
    expect(sparkline([7], box)).toBeNull();
  });

  it('goes from left to right, higher where there is more', () => {
    const drawn = sparkline([0, 10], box);
    expect(drawn?.line).toBe('M2 26C52 26 52 2 102 2');
    expect(drawn?.end).toEqual({ x: 102, y: 2 });
    expect(drawn?.area.endsWith('V28H2Z')).toBe(true);
  });

  it('runs through the middle where nothing changes', () => {
    expect(new Set(ordinates(sparkline([5, 5, 5], box)?.line ?? ''))).toEqual(new Set([14]));
  });

  it('never leaves its box, whatever the values', () => {
    const values = [-3, 1000, 12, 12, 0, 999.5, 1e6, -1e6];
    for (const y of ordinates(sparkline(values, box)?.line ?? '')) {
      expect(y).toBeGreaterThanOrEqual(box.inset);
      expect(y).toBeLessThanOrEqual(box.height - box.inset);
    }
  });
});
