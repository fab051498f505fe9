import { describe, expect, it } from 'vitest';
import { brandVariables, createBrandTheme } from '../brand.ts';
import { brandTokens } from '../themes/brandTokens.ts';
import { colorTokens } from '../tokens.ts';
import { brandSheet } from './brandSheet.ts';
import { colorValue, designTokens, shadowValue } from './designTokens.ts';
import { themeNames } from './themeValues.ts';

const types = ['color', 'dimension', 'fontFamily', 'duration', 'cubicBezier', 'shadow', 'number'];

interface Found {
  readonly path: string;
  readonly type: unknown;
  readonly value: unknown;
  readonly variable: unknown;
}

/** Returns every token below a group, as any reader of the format would find it. */
function tokensIn(group: object, path = ''): Found[] {
  return Object.entries(group).flatMap(([name, entry]: [string, unknown]) => {
    if (name.startsWith('$') || typeof entry !== 'object' || entry === null) return [];
    const here = path === '' ? name : `${path}.${name}`;
    if (!('$value' in entry)) return tokensIn(entry, here);
    const { $type, $value, $extensions }: Record<string, unknown> = { ...entry };
    const variable = new Map(Object.entries($extensions ?? {})).get('countersign.css');
    return [{ path: here, type: $type, value: $value, variable }];
  });
}

describe('designTokens', () => {
  const found = tokensIn(designTokens());

  it('gives every token a type of the format, a value, and the CSS variable it represents', () => {
    expect(found.length).toBeGreaterThan(200);
    expect(found.filter(({ type }) => !types.includes(String(type)))).toEqual([]);
    expect(found.filter(({ value }) => value === undefined || value === null)).toEqual([]);
    expect(found.filter(({ variable }) => !/^--cs-[a-z0-9-]+$/.test(String(variable)))).toEqual([]);
  });

  it('has every colour of the contract in every theme', () => {
    const paths = new Set(found.map(({ path }) => path));
    for (const theme of themeNames) {
      for (const name of Object.keys(colorTokens)) expect(paths).toContain(`${theme}.color.${name}`);
    }
  });

  it('uses no character that the format keeps for itself in a name', () => {
    expect(found.filter(({ path }) => /[{}]|(^|\.)\$/.test(path))).toEqual([]);
  });

  it('takes the accent family of a firm, and nothing else, from its colour', () => {
    const own = new Map(found.map(({ path, value }) => [path, value]));
    const changed = tokensIn(designTokens('7A1F3D')).filter(
      ({ path, value }) => JSON.stringify(own.get(path)) !== JSON.stringify(value),
    );
    const family = themeNames.flatMap((theme) => brandTokens.map((name) => `${theme}.color.${name}`));
    expect(changed.map(({ path }) => path).sort()).toEqual(family.sort());
    const accent = changed.find(({ path }) => path === 'dark.color.accent');
    expect(accent?.value).toMatchObject({
      colorSpace: 'srgb',
      hex: createBrandTheme('7A1F3D').dark.accent.toLowerCase(),
    });
  });

  it('falls back to the light blue', () => {
    expect(designTokens('red')).toEqual(designTokens('ADD8E6'));
  });
});

describe('values', () => {
  it('are colours in OKLCH with lightness from 0 to 1, or sRGB with their hex', () => {
    expect(colorValue('oklch(94.4% 0.0085 68 / 0.5)')).toEqual({
      colorSpace: 'oklch',
      components: [0.944, 0.0085, 68],
      alpha: 0.5,
    });
    expect(colorValue('#643031')).toEqual({
      colorSpace: 'srgb',
      components: [0.39216, 0.18824, 0.19216],
      hex: '#643031',
    });
    expect(() => colorValue('tomato')).toThrow('Not a colour of ours: tomato');
  });

  it('are shadows, one entry for each', () => {
    expect(shadowValue('0 0 0 1px oklch(100% 0 0), 0 2px 4px -1px #000000')).toMatchObject([
      { spread: { value: 1, unit: 'px' }, blur: { value: 0, unit: 'px' } },
      { offsetY: { value: 2, unit: 'px' }, spread: { value: -1, unit: 'px' }, color: { hex: '#000000' } },
    ]);
  });
});

describe('brandSheet', () => {
  it('is plain CSS with every variable of the brand', () => {
    const sheet = brandSheet('#7a1f3d');
    expect(sheet).toMatch(/^\/\* The brand #7A1F3D .* \*\/\n:root \{\n/);
    for (const [name, color] of Object.entries(brandVariables('7A1F3D'))) {
      expect(sheet).toContain(`\n  ${name}: ${color};\n`);
    }
    expect(sheet.match(/--cs-brand-/g)).toHaveLength(27);
  });

  it('falls back to the light blue', () => {
    expect(brandSheet('red')).toBe(brandSheet('ADD8E6'));
  });
});
