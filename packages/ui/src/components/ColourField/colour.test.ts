import { describe, expect, it } from 'vitest';
import { colourRamp, normalColour } from './colour.js';

describe('normalColour', () => {
  it.each([
    ['7a1f3d', '#7A1F3D'],
    ['#7A1F3D', '#7A1F3D'],
    ['#7A1', null],
    ['7A1F3D0', null],
    ['', null],
    ['rebecca', null],
  ])('reads %s as %s', (value, colour) => {
    expect(normalColour(value)).toBe(colour);
  });
});

describe('colourRamp', () => {
  it('has twelve colours from light to dark, all of six digits', () => {
    const ramp = colourRamp('#7A1F3D');
    expect(ramp).toHaveLength(12);
    expect(ramp.every((colour) => normalColour(colour) === colour)).toBe(true);
    expect(new Set(ramp).size).toBe(12);
  });

  it('stays grey for a grey', () => {
    for (const colour of colourRamp('#808080')) expect(colour).toMatch(/^#(..)\1\1$/);
  });
});
