/** Converts OKLCH to sRGB and back, and computes WCAG contrast. Pure numbers, no dependencies. */

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees 0 to 360. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Gamma-encoded sRGB, each channel 0 to 1. */
type Rgb = readonly [number, number, number];

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

/** Returns the channels of six hex digits (with or without `#`). */
function hexToRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.replace('#', ''), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function rgbToHex(rgb: Rgb): string {
  return `#${rgb
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();
}

export function hexToOklch(hex: string): Oklch {
  const [gammaR, gammaG, gammaB] = hexToRgb(hex);
  const [r, g, b] = [toLinear(gammaR), toLinear(gammaG), toLinear(gammaB)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  return { l, c: Math.hypot(a, bb), h: hue < 0 ? hue + 360 : hue };
}

function oklchToLinear({ l, c, h }: Oklch): Rgb {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function inGamut(rgb: Rgb): boolean {
  return rgb.every((channel) => channel >= -0.0001 && channel <= 1.0001);
}

/** Returns the nearest sRGB colour of the same lightness and hue, reducing chroma until it fits. */
export function oklchToHex(color: Oklch): string {
  let fits = oklchToLinear(color);
  if (!inGamut(fits)) {
    let low = 0;
    let high = color.c;
    for (let step = 0; step < 16; step += 1) {
      const middle = (low + high) / 2;
      if (inGamut(oklchToLinear({ ...color, c: middle }))) low = middle;
      else high = middle;
    }
    fits = oklchToLinear({ ...color, c: low });
  }
  const [r, g, b] = fits;
  const clamp = (channel: number) => toGamma(Math.min(1, Math.max(0, channel)));
  return rgbToHex([clamp(r), clamp(g), clamp(b)]);
}

/** Returns the relative luminance of WCAG 2.2, 0 to 1. */
function luminance(hex: string): number {
  const [r, g, b] = hexToRgb(hex);
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
}

/** Returns the WCAG 2.2 contrast ratio of two six-digit colours, 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
