import { createBrandTheme, type BrandColors, type BrandThemeName } from '../../theme/brand.js';
import { contrastRatio, oklchToHex } from '../../theme/oklch.js';
import { contrast } from '../../theme/themes/contrast.js';
import { dark } from '../../theme/themes/dark.js';
import { light } from '../../theme/themes/light.js';
import type { Palette } from '../../theme/tokens.js';

/** One use of the firm's colour, with its contrast in every theme. */
export interface ContrastRow {
  id: 'button' | 'link' | 'selected' | 'mark' | 'focus';
  /** Name of the use. */
  where: string;
  /** Contrast that WCAG 2.2 AA requires: 4.5 for text, 3 for graphics. */
  needs: number;
  /** Contrast in each theme, 1 to 21. */
  ratios: Record<BrandThemeName, number>;
}

const palettes: Record<BrandThemeName, Palette> = { light, dark, contrast };
export const themeNames = ['light', 'dark', 'contrast'] as const satisfies readonly BrandThemeName[];

/** Converts `oklch(99% 0.002 80)` to six hex digits; any other format has no measurable contrast. */
function toHex(color: string): string {
  const [, l, c, h] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(color) ?? [];
  return oklchToHex({ l: Number(l) / 100, c: Number(c), h: Number(h) });
}

type Pair = (accent: BrandColors, palette: Palette) => readonly [string, string];

const uses: readonly (Omit<ContrastRow, 'ratios'> & { pair: Pair })[] = [
  {
    id: 'button',
    where: 'Button text on brand colour',
    needs: 4.5,
    pair: ({ accent }, { onAccent }) => [toHex(onAccent), accent],
  },
  {
    id: 'link',
    where: 'Links on a sheet',
    needs: 4.5,
    pair: ({ accentText }, { sheet }) => [accentText, toHex(sheet)],
  },
  {
    id: 'selected',
    where: 'Text on a selected row',
    needs: 4.5,
    pair: ({ accentText, accentSurfaceStrong }) => [accentText, accentSurfaceStrong],
  },
  {
    id: 'mark',
    where: 'Rings and marks on a sheet',
    needs: 3,
    pair: ({ accentMark }, { sheet }) => [accentMark, toHex(sheet)],
  },
  {
    id: 'focus',
    where: 'Focus ring on the desk',
    needs: 3,
    pair: ({ focus }, { desk }) => [focus, toHex(desk)],
  },
];

/** Returns every use of a firm's colour with its contrast, after adjusting the colour as the themes do. */
export function contrastRows(color: string): readonly ContrastRow[] {
  const brand = createBrandTheme(color);
  return uses.map(({ pair, ...use }) => {
    const measured = (theme: BrandThemeName) => contrastRatio(...pair(brand[theme], palettes[theme]));
    return {
      ...use,
      ratios: { light: measured('light'), dark: measured('dark'), contrast: measured('contrast') },
    };
  });
}

/** A level of WCAG 2.2, or neither. */
export type ContrastGrade = 'AAA' | 'AA' | 'tooLow';

/** Returns AAA from 7 (text) or 4.5 (graphics), AA from the required contrast, otherwise neither. */
export function grade(ratio: number, needs: number): ContrastGrade {
  if (ratio >= (needs === 4.5 ? 7 : 4.5)) return 'AAA';
  return ratio >= needs ? 'AA' : 'tooLow';
}
