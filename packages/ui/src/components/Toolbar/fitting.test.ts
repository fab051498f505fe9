import { describe, expect, it } from 'vitest';
import { fitting } from './fitting.js';

const widths = [80, 100, 60];

describe('fitting', () => {
  it('takes all where they fit to the pixel, without a button for more', () => {
    expect(fitting(widths, { available: 248, gap: 4, more: 28 })).toBe(3);
  });

  it('makes room for the button as soon as one is left out', () => {
    expect(fitting(widths, { available: 247, gap: 4, more: 28 })).toBe(2);
    expect(fitting(widths, { available: 215, gap: 4, more: 28 })).toBe(1);
  });

  it('leaves all out where not even the first fits', () => {
    expect(fitting(widths, { available: 100, gap: 4, more: 28 })).toBe(0);
    expect(fitting(widths, { available: 0, gap: 4, more: 28 })).toBe(0);
  });

  it('has nothing to fit without items', () => {
    expect(fitting([], { available: 0, gap: 4, more: 28 })).toBe(0);
  });

  it('never says more fit than do, at any width', () => {
    for (let available = 0; available < 300; available += 1) {
      const count = fitting(widths, { available, gap: 4, more: 28 });
      const shown = widths.slice(0, count);
      const needed =
        shown.reduce((sum, width) => sum + width, 0) +
        4 * Math.max(0, count - 1) +
        (count < widths.length && count > 0 ? 32 : 0);
      expect(needed).toBeLessThanOrEqual(available);
    }
  });
});
