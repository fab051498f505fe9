import type { EmbeddedFont } from '@libpdf/core';

/**
 * Scripts that come out right when glyphs are simply set one after the other. Others need shaping
 * or another direction, and drawing them without would misspell a person's name.
 */
const setByGlyph =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]*$/u;

// Control characters, and the invisible ones that reorder or hide text.
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** One tidy line: composed, without control or direction characters, single spaces. */
function oneLine(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(invisible, ' ').replace(/\s+/gu, ' ').trim();
}

function canDraw(font: EmbeddedFont, text: string): boolean {
  return text !== '' && setByGlyph.test(text) && font.canEncode(text);
}

/**
 * What can honestly be drawn of a text: characters that the font lacks become a box. A name goes
 * through `drawableName`, which does not let that happen.
 */
export function drawable(font: EmbeddedFont, text: string): string {
  const line = oneLine(text);
  if (canDraw(font, line)) return line;
  return Array.from(line, (letter) => (canDraw(font, letter) ? letter : '□')).join('');
}

/**
 * Returns the name if the font has every letter of it, otherwise the email address: a name in boxes would be
 * unreadable. The full name is in the signature and its certificate in any case.
 */
export function drawableName(font: EmbeddedFont, name: string, email: string): string {
  const line = oneLine(name);
  return canDraw(font, line) ? line : drawable(font, email);
}

export interface FittedText {
  text: string;
  /** Points. */
  size: number;
}

/** Shrinks a line down to `smallest` points to fit `width` points, then cuts it with an ellipsis. */
export function fitLine(
  font: EmbeddedFont,
  text: string,
  width: number,
  size: number,
  smallest: number,
): FittedText {
  const natural = font.widthOfTextAtSize(text, size);
  if (natural <= width) return { text, size };
  const shrunk = Math.max(smallest, (size * width) / natural);
  if (font.widthOfTextAtSize(text, shrunk) <= width + 0.01) return { text, size: shrunk };
  const letters = Array.from(text);
  while (letters.length > 1) {
    letters.pop();
    const cut = `${letters.join('').trimEnd()}…`;
    if (font.widthOfTextAtSize(cut, shrunk) <= width) return { text: cut, size: shrunk };
  }
  return { text: '', size: shrunk };
}

/** Breaks a text into lines of at most `width` points; a word that is too long is broken too. */
export function wrapLines(font: EmbeddedFont, text: string, width: number, size: number): string[] {
  // In thousandths of the size, which are whole numbers: a line is as wide as its letters together, so that each letter
  // is measured once.
  const room = (width * 1000) / size;
  const widthOf = (letters: string) => font.widthOfTextAtSize(letters, 1000);
  const space = widthOf(' ');
  const lines: string[] = [];
  let line: Measured | null = null;
  for (const word of text.split(' ').flatMap((part) => breakWord(part, room, widthOf))) {
    const longer: number = line === null ? word.width : line.width + space + word.width;
    if (line !== null && longer > room) {
      lines.push(line.text);
      line = word;
    } else line = { text: line === null ? word.text : `${line.text} ${word.text}`, width: longer };
  }
  return line === null || line.text === '' ? lines : [...lines, line.text];
}

interface Measured {
  text: string;
  width: number;
}

function breakWord(word: string, room: number, widthOf: (letters: string) => number): Measured[] {
  const whole = widthOf(word);
  if (whole <= room) return [{ text: word, width: whole }];
  const parts: Measured[] = [];
  let part = { text: '', width: 0 };
  for (const letter of word) {
    const width = widthOf(letter);
    if (part.text !== '' && part.width + width > room) {
      parts.push(part);
      part = { text: letter, width };
    } else part = { text: part.text + letter, width: part.width + width };
  }
  return [...parts, part];
}
