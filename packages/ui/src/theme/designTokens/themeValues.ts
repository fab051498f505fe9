import { brandTokens } from '../themes/brandTokens.ts';
import { contrast } from '../themes/contrast.ts';
import { dark } from '../themes/dark.ts';
import { light } from '../themes/light.ts';
import * as shared from '../themes/shared.ts';

export const themeNames = ['light', 'dark', 'contrast'] as const;
export type ThemeName = (typeof themeNames)[number];

/** Values by group and token (`color` → `sheetTint`), as CSS. */
export type Values = Readonly<Record<string, Readonly<Record<string, string>>>>;

const { space, radius, font, motion, size, layer } = shared;

/** Values shared by all themes. */
export const sharedValues: Values = { space, radius, font, motion, size, layer };
export const stillMotion: Values = { motion: shared.stillMotion };
export const comfortableSize: Values = { size: shared.comfortableSize };
export const touchSize: Values = { size: shared.touchSize };

/** Values of each theme. */
export const themeValues: Readonly<Record<ThemeName, Values>> = {
  light: { color: light, shadow: shared.lightShadow },
  dark: { color: dark, shadow: shared.darkShadow },
  contrast: { color: contrast, shadow: shared.contrastShadow },
};

const branded: ReadonlySet<string> = new Set(brandTokens);

/** Returns whether a firm's colour replaces this token. */
export function isBranded(group: string, token: string): boolean {
  return group === 'color' && branded.has(token);
}

/** Returns `--cs-color-sheet-tint`, as the theme contract names it. */
export function variableName(group: string, token: string): string {
  return `--cs-${part(group)}-${part(token)}`;
}

export function part(name: string): string {
  return name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();
}
