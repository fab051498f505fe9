import { contrastRatio, hexToOklch, oklchToHex, type Oklch } from './oklch.ts';

/**
 * One firm colour → the accents of every theme, readable by construction. Keeps hue and chroma and adjusts
 * lightness until the contrast is sufficient. Pure: no DOM, no CSS, so that the server's pages and emails can
 * use it.
 */

/** Used for a brand that is not six hex digits. */
export const fallbackBrand = 'ADD8E6';

export type BrandThemeName = 'light' | 'dark' | 'contrast';

/** Each value is `#RRGGBB`. */
export interface BrandColors {
  /** Fill of a primary button, below white text. */
  accent: string;
  /** The same fill on hover. */
  accentHover: string;
  /** The large field of public pages. */
  brandField: string;
  /** Text: links, and selected items. */
  accentText: string;
  /** Background of selected items. */
  accentSurface: string;
  /** Background of selected items on hover. */
  accentSurfaceStrong: string;
  /** Border of selected items. */
  accentBorder: string;
  /** Marks without text: bars, dots, ticks. */
  accentMark: string;
  /** Focus ring. */
  focus: string;
}

export interface BrandTheme {
  /** The original colour, `#RRGGBB`. */
  source: string;
  /** On white paper. */
  light: BrandColors;
  /** On dark paper. */
  dark: BrandColors;
  /** On white paper, with more contrast. */
  contrast: BrandColors;
}

/** The planes below accent text, darkest or lightest of each theme. */
const planes = {
  light: { desk: '#F0EBE7' },
  dark: { raised: '#282421' },
  contrast: { desk: '#F4F1EE' },
} as const;

const white = '#FFFFFF';
const step = 0.004;

/** Returns whether `value` is a brand colour: six hex digits, with or without `#`. */
export function isBrandColor(value: string): boolean {
  return /^#?[0-9a-f]{6}$/i.test(value);
}

/** Moves lightness from `start` by `direction` until every plane has its ratio. */
function until(
  color: Oklch,
  direction: -1 | 1,
  needs: readonly (readonly [plane: string, ratio: number])[],
): string {
  for (let l = color.l; l > 0 && l < 1; l += direction * step) {
    const hex = oklchToHex({ ...color, l });
    if (needs.every(([plane, ratio]) => contrastRatio(hex, plane) >= ratio)) return hex;
  }
  return direction === 1 ? white : '#000000';
}

/** A near-grey brand has no hue to show: its tints fade with its chroma instead of turning pink. */
function tint(brand: Oklch, l: number, c: number): string {
  return oklchToHex({ l, c: c * Math.min(1, brand.c / 0.04), h: brand.h });
}

function darker(hex: string, by: number): string {
  const color = hexToOklch(hex);
  return oklchToHex({ ...color, l: Math.max(0.08, color.l - by), c: Math.max(0, color.c - 0.01) });
}

function lightColors(brand: Oklch): BrandColors {
  const accentSurfaceStrong = tint(brand, 0.928, 0.028);
  const accent = until(brand, -1, [[white, 4.6]]);
  const deep = darker(accent, 0.055);
  return {
    accent,
    accentHover: deep,
    brandField: deep,
    accentText: until(brand, -1, [
      [planes.light.desk, 5],
      [accentSurfaceStrong, 5],
    ]),
    accentSurface: tint(brand, 0.961, 0.014),
    accentSurfaceStrong,
    accentBorder: tint(brand, 0.838, 0.062),
    accentMark: tint(brand, 0.5, 0.165),
    focus: tint(brand, 0.545, 0.18),
  };
}

function darkColors(brand: Oklch): BrandColors {
  const accentSurfaceStrong = tint(brand, 0.345, 0.068);
  const readable = until({ ...brand, l: Math.min(0.6, Math.max(0.548, brand.l)) }, -1, [[white, 4.9]]);
  // A checked box on a dialog must differ from it; this keeps white above 4.9.
  const accent = until(hexToOklch(readable), 1, [[planes.dark.raised, 3.05]]);
  const lifted = hexToOklch(accent);
  return {
    accent,
    accentHover: until({ ...lifted, l: lifted.l + 0.026 }, -1, [[white, 4.55]]),
    brandField: oklchToHex({ ...brand, l: 0.31, c: Math.min(brand.c, 0.11) }),
    accentText: until({ ...brand, l: 0.79, c: Math.min(brand.c, 0.1) }, 1, [
      [accentSurfaceStrong, 5],
      [planes.dark.raised, 7],
    ]),
    accentSurface: tint(brand, 0.285, 0.045),
    accentSurfaceStrong,
    accentBorder: tint(brand, 0.45, 0.095),
    accentMark: tint(brand, 0.7, 0.13),
    focus: tint(brand, 0.74, 0.125),
  };
}

function contrastColors(brand: Oklch): BrandColors {
  const accentSurfaceStrong = tint(brand, 0.928, 0.028);
  const start = { ...brand, l: Math.min(brand.l, 0.42) };
  const accent = until(start, -1, [[white, 8]]);
  const deep = darker(accent, 0.06);
  return {
    accent,
    accentHover: deep,
    brandField: deep,
    accentText: until(start, -1, [
      [planes.contrast.desk, 7.2],
      [accentSurfaceStrong, 7.2],
    ]),
    accentSurface: tint(brand, 0.961, 0.014),
    accentSurfaceStrong,
    accentBorder: tint(brand, 0.5, 0.13),
    accentMark: tint(brand, 0.42, 0.16),
    focus: tint(brand, 0.4, 0.18),
  };
}

/** @param value six hex digits with or without `#`; anything else gives the default light blue. */
export function createBrandTheme(value: string): BrandTheme {
  const source = `#${(isBrandColor(value) ? value : fallbackBrand).replace('#', '').toUpperCase()}`;
  const brand = hexToOklch(source);
  return { source, light: lightColors(brand), dark: darkColors(brand), contrast: contrastColors(brand) };
}

function kebab(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Returns CSS custom properties that set the brand of an element's subtree, for an inline style. */
export function brandVariables(value: string): Record<`--cs-brand-${string}`, string> {
  const brand = createBrandTheme(value);
  const variables: Record<`--cs-brand-${string}`, string> = {};
  for (const theme of ['light', 'dark', 'contrast'] as const) {
    for (const [token, color] of Object.entries(brand[theme])) {
      variables[`--cs-brand-${theme}-${kebab(token)}`] = String(color);
    }
  }
  return variables;
}

/** Returns the same as a style sheet, for pages that are rendered without script. */
export function brandStyleSheet(value: string, selector = ':root'): string {
  const lines = Object.entries(brandVariables(value)).map(([name, color]) => `${name}:${color}`);
  return `${selector}{${lines.join(';')}}`;
}
