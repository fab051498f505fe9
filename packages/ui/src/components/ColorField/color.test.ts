import { describe, expect, it } from 'vitest';
import { colorRamp, normalColor } from './color.js';

describe('normalColor', () => {
  it.each([
    ['7a1f3d', '#7A1F3D'],
    ['#7A1F3D', '#7A1F3D'],
    ['#7A1', null],
    ['7A1F3D0', null],
    ['', null],
    ['rebecca', null],
  ])('reads %s as %s', (value, color) => {
    expect(normalColor(value)).toBe(color);
  });
});

describe('colorRamp', () => {
  it('has twelve colours from light to dark, all of six digits', () => {
    const ramp = colorRamp('#7A1F3D');
    expect(ramp).toHaveLength(12);
    expect(ramp.every((color) => normalColor(color) === color)).toBe(true);
    expect(new Set(ramp).size).toBe(12);
  });

  it('stays grey for a grey', () => {
    for (const color of colorRamp('#808080')) expect(color).toMatch(/^#(..)\1\1$/);
  });
});
