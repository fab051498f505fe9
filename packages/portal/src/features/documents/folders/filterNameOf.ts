import { isVisible } from '@countersign/api-client/rules';

/** The longest name of a filter, in characters. */
const LONGEST = 100;
/** What a name on one line never holds, and the controls of direction, which show a name as another one. */
const unsafe = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]+/gu;

/** Returns a folder's name as that of a filter: on one line, and short enough. */
export function filterNameOf(folder: string): string {
  const name = folder.normalize('NFC').replaceAll(unsafe, ' ').trim();
  if (!isVisible(name)) return '_';
  // Never cut through a character.
  return name.length <= LONGEST
    ? name
    : name
        .slice(0, LONGEST)
        .replace(/[\uD800-\uDBFF]$/u, '')
        .trim();
}
