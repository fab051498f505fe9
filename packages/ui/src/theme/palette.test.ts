import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import { contrast, darkContrast } from './themes/contrast.js';
import { dark } from './themes/dark.js';
import { light } from './themes/light.js';
import type { ColorName } from './tokens.js';

const palettes = { light, dark, contrast, darkContrast: { ...dark, ...darkContrast } } as const;

type Pair = readonly [over: ColorName, under: ColorName];

const planes = ['desk', 'sheet', 'sheetTint', 'raised', 'hover'] as const;

const words: readonly Pair[] = [
  ...planes.flatMap((plane): Pair[] => [
    ['text', plane],
    ['textMuted', plane],
    ['textSubtle', plane],
    ['critical', plane],
    ['accentText', plane],
  ]),
  ['text', 'deskStrong'],
  ['textMuted', 'deskStrong'],
  ['text', 'control'],
  ['textMuted', 'control'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onCritical', 'criticalFill'],
  ['onCritical', 'criticalFillHover'],
  ['text', 'raisedHover'],
  ['textMuted', 'raisedHover'],
  ['critical', 'raisedHover'],
  ['accentText', 'raisedHover'],
  ['disabledText', 'disabledFill'],
  ['onInverse', 'inverse'],
  ['onInverseMuted', 'inverse'],
  ['criticalOnInverse', 'inverse'],
  ['accentText', 'accentSurfaceStrong'],
  ['textMuted', 'accentSurfaceStrong'],
  ['positive', 'positiveSurface'],
  ['caution', 'cautionSurface'],
  ['critical', 'criticalSurface'],
  ['info', 'infoSurface'],
  ['text', 'positiveSurface'],
  ['text', 'cautionSurface'],
  ['text', 'criticalSurface'],
  ['text', 'infoSurface'],
  ['onAvatar0', 'avatar0'],
  ['onAvatar1', 'avatar1'],
  ['onAvatar2', 'avatar2'],
  ['onAvatar3', 'avatar3'],
  ['onAvatar4', 'avatar4'],
  ['onAvatar5', 'avatar5'],
];

const marks: readonly Pair[] = [
  ['controlBorder', 'sheet'],
  ['controlBorder', 'desk'],
  ['controlBorder', 'raised'],
  ['criticalFill', 'raised'],
  ['accentMark', 'sheet'],
  ['focus', 'desk'],
  ['focus', 'sheet'],
  ['focus', 'raised'],
  ['filePdf', 'sheet'],
  ['fileExcel', 'sheet'],
  ['fileText', 'sheet'],
  ['filePowerpoint', 'sheet'],
  ['fileArchive', 'sheet'],
  ['fileImage', 'sheet'],
  ['positiveMark', 'positiveSurface'],
  ['criticalMark', 'criticalSurface'],
];

/** Neighbouring surfaces that carry no text of their own: how far apart they are, by theme. */
const surfaces = [
  ['raisedHover', 'raised', { light: 1.13, dark: 1.2, contrast: 1.2, darkContrast: 1.2 }],
  ['raisedLine', 'raised', { light: 1.29, dark: 1.4, contrast: 4.5, darkContrast: 4.5 }],
  ['disabledLine', 'disabledFill', { light: 1.4, dark: 1.7, contrast: 4.5, darkContrast: 4.5 }],
] as const;

describe.each(surfaces)('%s beside %s', (over, under, needs) => {
  it.each(['light', 'dark', 'contrast', 'darkContrast'] as const)('can be told apart in %s', (name) => {
    const palette = palettes[name];
    expect(new Color(palette[over]).contrastWCAG21(palette[under])).toBeGreaterThanOrEqual(needs[name]);
  });
});

describe.each(Object.entries(palettes))('%s', (name, palette) => {
  it.each(words)('%s on %s is readable', (over, under) => {
    const onPlane = planes.some((plane) => plane === under);
    // High contrast requires 7 for text on the planes; on tinted surfaces AA.
    const needs = name === 'contrast' && onPlane && over.startsWith('text') ? 7 : 4.5;
    expect(new Color(palette[over]).contrastWCAG21(palette[under])).toBeGreaterThanOrEqual(needs);
  });

  it.each(marks)('%s on %s is visible', (over, under) => {
    expect(new Color(palette[over]).contrastWCAG21(palette[under])).toBeGreaterThanOrEqual(3);
  });
});
