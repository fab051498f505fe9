import Color from 'colorjs.io';
import { getLuminance, sRGB } from 'colorjs.io/fn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brandStyleSheet,
  brandVariables,
  createBrandTheme,
  isBrandColor,
  type BrandColors,
} from './brand.js';
import { contrast } from './themes/contrast.js';
import { dark } from './themes/dark.js';
import { light } from './themes/light.js';
import type { Palette } from './tokens.js';

/** Luminance by colorjs.io, independent of the code under test. */
function luminance(color: string): number {
  return new Color(color).to('srgb').toGamut().luminance;
}

/** The same for `#RRGGBB`, without parsing it as CSS a quarter of a million times. */
function hexLuminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN] = channels;
  return getLuminance({ space: sRGB, coords: [r, g, b], alpha: 1 });
}

function ratio(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

type Pair = readonly [
  over: keyof BrandColors | keyof Palette,
  under: keyof BrandColors | keyof Palette,
  needs: number,
];

const words = 4.5;
const marks = 3;

/** Pairs of foreground and background with a firm's colour. */
const pairs: readonly Pair[] = [
  ['onAccent', 'accent', words],
  ['onAccent', 'accentHover', words],
  ['onAccent', 'brandField', words],
  ['accentText', 'sheet', words],
  ['accentText', 'sheetTint', words],
  ['accentText', 'raised', words],
  ['accentText', 'desk', words],
  ['accentText', 'hover', words],
  ['accentText', 'accentSurface', words],
  ['accentText', 'accentSurfaceStrong', words],
  ['text', 'accentSurface', words],
  ['text', 'accentSurfaceStrong', words],
  ['textMuted', 'accentSurface', words],
  ['textMuted', 'accentSurfaceStrong', words],
  ['controlBorder', 'accentSurface', marks],
  ['accent', 'sheet', marks],
  ['accent', 'raised', marks],
  ['accentMark', 'sheet', marks],
  ['accentMark', 'raised', marks],
  ['accentMark', 'accentSurface', marks],
  ['focus', 'desk', marks],
  ['focus', 'sheet', marks],
  ['focus', 'raised', marks],
  ['focus', 'accentSurface', marks],
];

const palettes = { light, dark, contrast } as const;

const neutralLuminance = Object.fromEntries(
  Object.entries(palettes).map(([theme, palette]) => [
    theme,
    new Map<string, number>(Object.entries(palette).map(([name, value]) => [name, luminance(value)])),
  ]),
);

function failures(hex: string): string[] {
  const brand = createBrandTheme(hex);
  const found: string[] = [];
  for (const theme of ['light', 'dark', 'contrast'] as const) {
    const branded = new Map<string, number>(
      Object.entries(brand[theme]).map(([name, value]) => [name, hexLuminance(String(value))]),
    );
    const read = (name: string): number =>
      branded.get(name) ?? neutralLuminance[theme]?.get(name) ?? Number.NaN;
    for (const [over, under, needs] of pairs) {
      const measured = ratio(read(over), read(under));
      if (!(measured >= needs))
        found.push(`${theme}: ${over} on ${under} ${measured.toFixed(2)} < ${String(needs)}`);
    }
  }
  return found;
}

describe('createBrandTheme', () => {
  it('keeps every contrast pair for 10,000 colours in all themes', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0'));
    fc.assert(
      fc.property(hex, (value) => {
        expect(failures(value)).toEqual([]);
      }),
      { numRuns: 10_000, seed: 20_261_121 },
    );
  }, 120_000);

  it.each([
    '7A1F3D',
    'F2C230',
    '00A86B',
    'E5007D',
    '0A0A0A',
    'FFFFFF',
    '8BC34A',
    'ADD8E6',
    '333C91',
    '000000',
    '0000FF',
    '00FF00',
    'FFFF00',
  ])('keeps every contrast pair for #%s', (hex) => {
    expect(failures(hex)).toEqual([]);
  });

  it('uses a readable brand as it is', () => {
    expect(createBrandTheme('333C91').light.accent).toBe('#333C91');
    expect(createBrandTheme('#7a1f3d').light.accent).toBe('#7A1F3D');
  });

  it.each(['', 'red', 'FFF', 'GGGGGG', '#12345', '1234567', ' 333C91'])(
    'gives the light blue for %o',
    (value) => {
      expect(isBrandColor(value)).toBe(false);
      expect(createBrandTheme(value)).toEqual(createBrandTheme('ADD8E6'));
    },
  );

  it('keeps the hue', () => {
    const brand = new Color('#00A86B').to('oklch').coords[2] ?? 0;
    for (const theme of ['light', 'dark', 'contrast'] as const) {
      const made = new Color(createBrandTheme('00A86B')[theme].accent).to('oklch').coords[2] ?? 0;
      expect(Math.abs(made - brand)).toBeLessThan(2);
    }
  });

  it('writes the same values as CSS', () => {
    const variables = brandVariables('7A1F3D');
    expect(variables['--cs-brand-light-accent']).toBe('#7A1F3D');
    expect(Object.keys(variables)).toHaveLength(27);
    expect(brandStyleSheet('7A1F3D', 'html')).toMatch(/^html\{--cs-brand-light-accent:#7A1F3D;.*\}$/);
  });
});
