import { DEFAULT_BRAND_COLOR } from '@countersign/api-client/rules';
import type { Ink } from './painter.ts';

/** Inks of signature pages and stamps: paper is white in every theme, so these are fixed. */
export const inks = {
  text: [0.114, 0.114, 0.137],
  muted: [0.357, 0.329, 0.31],
  subtle: [0.47, 0.45, 0.43],
  hairline: [0.89, 0.875, 0.859],
  dashed: [0.7, 0.68, 0.66],
  tint: [0.984, 0.973, 0.965],
  paper: [1, 1, 1],
  positive: [0.184, 0.533, 0.337],
} as const satisfies Record<string, Ink>;

function luminance(ink: Ink): number {
  const [r, g, b] = ink.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/**
 * The firm's colour (six hexadecimal digits) as an ink that reads on white paper: a light colour is
 * darkened until its contrast reaches 4.5. Anything else gives the product's own colour.
 */
export function brandInk(color: string | undefined): Ink {
  const given = color?.replace(/^#/u, '') ?? '';
  const hex = /^[0-9a-f]{6}$/iu.test(given) ? given : DEFAULT_BRAND_COLOR;
  let ink: Ink = [channel(hex, 0), channel(hex, 2), channel(hex, 4)];
  while (1.05 / (luminance(ink) + 0.05) < 4.5) ink = [ink[0] * 0.95, ink[1] * 0.95, ink[2] * 0.95];
  return ink;
}

function channel(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16) / 255;
}

/** A wash of an ink on white paper. `strength` from 0 to 1. */
export function wash(ink: Ink, strength: number): Ink {
  const mix = (part: number) => 1 - (1 - part) * strength;
  return [mix(ink[0]), mix(ink[1]), mix(ink[2])];
}
