/** Maximum length of a displayed file name, in characters. */
const SHOWN_NAME_LENGTH = 46;

const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/** Shortens a long name in the middle, so that its end with the extension stays. */
export function truncateMiddle(name: string, length: number = SHOWN_NAME_LENGTH): string {
  // No name has more characters than units, and most are short: counting them takes longer than drawing a row.
  if (name.length <= length) return name;
  const characters = [...graphemes.segment(name)].map(({ segment }) => segment);
  if (characters.length <= length) return name;
  const kept = length - 1;
  const head = Math.ceil(kept / 2);
  const start = characters.slice(0, head).join('').trimEnd();
  const end = characters
    .slice(characters.length - (kept - head))
    .join('')
    .trimStart();
  return `${start}…${end}`;
}
