import type { Fonts } from './fonts.ts';
import { brandInk, inks, wash } from './palette.ts';
import { Painter } from './painter.ts';
import { printedTime } from './when.ts';
import { drawable, drawableName, fitLine } from './drawable.ts';

/** What a stamp says about a signature. */
export interface StampText {
  name: string;
  email: string;
  at: Date;
  /** IANA name of the zone that the time is printed in. */
  timeZone: string;
  /** How the signer was identified, such as `Click-to-sign, PIN sent by email`. */
  method: string;
  /** Six hexadecimal digits. */
  brandColor?: string;
}

/** The stamp is drawn for this size and scaled to the field. */
const drawnWidth = 236;
const drawnHeight = 60;
const smallestScale = 0.3;
const largestScale = 1.5;

/** Paints a signer's stamp for a field of the given size, in points. It is never clipped. */
export function paintStamp(fonts: Fonts, text: StampText, width: number, height: number): Painter {
  const painter = new Painter(height);
  const brand = brandInk(text.brandColor);
  const { sans, hand } = fonts;
  const fit = Math.min(height / drawnHeight, (width / drawnWidth) * 1.35);
  const scale = Math.min(Math.max(fit, smallestScale), largestScale);
  // The paper first, so that the outline of the empty box does not show through.
  painter.box(0, 0, width, height, { fill: inks.paper });
  painter.box(0.4, 0.4, width - 0.8, height - 0.8, {
    fill: wash(brand, 0.05),
    stroke: wash(brand, 0.3),
    line: 0.6,
    radius: 5 * scale,
  });
  painter.box(7 * scale, height * 0.17, 2.2 * scale, height * 0.66, { fill: brand, radius: 1.1 * scale });

  const left = 16 * scale;
  const room = Math.max(width - left - 8 * scale, 1);
  const middle = (height - drawnHeight * scale) / 2;
  const line = (text: string, base: number, size: number, ink: typeof inks.text | typeof inks.muted) => {
    const fitted = fitLine(sans, text, room, size * scale, Math.min(size * scale, 4.2 * scale));
    painter.text(fitted.text, left, middle + base * scale, { font: sans, size: fitted.size, ink });
  };

  const name = drawableName(hand, text.name, text.email);
  const fitted = fitLine(hand, name, room, 16 * scale, 8 * scale);
  painter.text(fitted.text, left, middle + 21 * scale, { font: hand, size: fitted.size, ink: brand });
  line(`Signed ${printedTime(text.at, text.timeZone)}`, 34.5, 7.4, inks.text);
  line(drawable(sans, text.method), 44, 6.4, inks.muted);
  line('Signed with Countersign', 52.5, 6.4, inks.muted);
  return painter;
}
