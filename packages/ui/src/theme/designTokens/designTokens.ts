import { createBrandTheme, type BrandTheme } from '../brand.ts';
import {
  comfortableSize,
  isBranded,
  sharedValues,
  themeNames,
  themeValues,
  variableName,
  type ThemeName,
  type Values,
} from './themeValues.ts';

/*
 * The tokens in the format of the Design Tokens Community Group (2025.10), for design tools. Each theme is a
 * group, because the format has no modes.
 */

type Token = Readonly<{
  $value: unknown;
  $extensions: { 'countersign.css': string; 'countersign.brand'?: true };
}>;
interface Group {
  readonly [name: string]: Token | Group | string;
}

function numbers(text: string): number[] {
  return [...text.matchAll(/-?[\d.]+%?/g)].map(([word]) =>
    word.endsWith('%') ? Number((Number(word.slice(0, -1)) / 100).toFixed(5)) : Number(word),
  );
}

/** Parses `oklch(94.4% 0.0085 68 / 0.5)` or `#643031`. */
export function colorValue(css: string): {
  colorSpace: string;
  components: number[];
  alpha?: number;
  hex?: string;
} {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(css);
  if (hex) {
    const components = hex.slice(1).map((pair) => Number((Number.parseInt(pair, 16) / 255).toFixed(5)));
    return { colorSpace: 'srgb', components, hex: css.toLowerCase() };
  }
  const body = /^oklch\((.*)\)$/.exec(css)?.[1];
  const [l, c, h, alpha] = numbers(body ?? '');
  if (l === undefined || c === undefined || h === undefined) throw new Error(`Not a colour of ours: ${css}`);
  return { colorSpace: 'oklch', components: [l, c, h], ...(alpha !== undefined && { alpha }) };
}

function length(css: string): { value: number; unit: 'px' } {
  const value = Number.parseFloat(css);
  if (Number.isNaN(value)) throw new Error(`Not a length: ${css}`);
  return { value, unit: 'px' };
}

/** Parses `0 0 0 1px oklch(…), 0 2px 4px -1px oklch(…)` to one entry for each shadow. */
export function shadowValue(css: string): unknown[] {
  return css.split(/,\s*(?![^(]*\))/).map((shadow) => {
    const [, lengths = '', color = ''] = /^(.*?)\s*((?:oklch\(|#).*)$/.exec(shadow) ?? [];
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ');
    return {
      color: colorValue(color),
      offsetX: length(offsetX),
      offsetY: length(offsetY),
      blur: length(blur),
      spread: length(spread),
    };
  });
}

function fontValue(css: string): string[] {
  return css.split(',').map((family) => family.trim().replaceAll("'", ''));
}

function motionValue(css: string): unknown {
  return css.startsWith('cubic-bezier') ? numbers(css) : { value: Number.parseFloat(css), unit: 'ms' };
}

function typeOf(group: string, css: string): string {
  if (group === 'motion') return css.startsWith('cubic-bezier') ? 'cubicBezier' : 'duration';
  const types: Readonly<Record<string, string>> = {
    color: 'color',
    shadow: 'shadow',
    font: 'fontFamily',
    layer: 'number',
  };
  return types[group] ?? 'dimension';
}

function valueOf(group: string, css: string): unknown {
  if (group === 'color') return colorValue(css);
  if (group === 'shadow') return shadowValue(css);
  if (group === 'font') return fontValue(css);
  if (group === 'motion') return motionValue(css);
  return group === 'layer' ? Number(css) : length(css);
}

/** Returns a firm's own value for a token, if it has one. */
type Instead = (group: string, token: string) => string | undefined;

function groups(values: Values, instead: Instead = () => undefined): Group {
  const all: Record<string, Group> = {};
  for (const [group, tokens] of Object.entries(values)) {
    const made: Record<string, Group | Token> = {};
    for (const [name, own] of Object.entries(tokens)) {
      const css = instead(group, name) ?? own;
      made[name] = {
        $type: typeOf(group, css),
        $value: valueOf(group, css),
        $extensions: {
          'countersign.css': variableName(group, name),
          ...(isBranded(group, name) && { 'countersign.brand': true }),
        },
      };
    }
    all[group] = made;
  }
  return all;
}

function brandValue(brand: BrandTheme, theme: ThemeName): Instead {
  const colors: ReadonlyMap<string, string> = new Map(Object.entries(brand[theme]));
  return (group, token) => (isBranded(group, token) ? colors.get(token) : undefined);
}

/**
 * Returns every token of every theme, as in `tokens.json`.
 * @param brand the firm's colour, 6 hex digits, anything else giving the default light blue; without it the
 * tokens are Countersign's own
 */
export function designTokens(brand?: string): Group {
  const made = brand === undefined ? undefined : createBrandTheme(brand);
  const themes = themeNames.map(
    (theme) => [theme, groups(themeValues[theme], made && brandValue(made, theme))] as const,
  );
  return {
    $description:
      made === undefined
        ? 'Design tokens of @countersign/ui. A firm’s colour replaces those marked countersign.brand.'
        : `Design tokens of @countersign/ui in the brand ${made.source}.`,
    ...groups(sharedValues),
    comfortable: groups(comfortableSize),
    ...Object.fromEntries(themes),
  };
}
