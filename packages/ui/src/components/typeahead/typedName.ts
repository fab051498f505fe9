/** Letters that come within this many milliseconds of each other make one word. */
const PAUSE = 600;

/** Rows that are looked through for a name, at most: a key press has to react at once. */
const FAR = 20_000;

/** Collects what a reader types to find a row by its name. */
export class TypedName {
  private text = '';
  private at = -Infinity;

  /** Whether a space would belong to the word rather than choose a row. */
  isTyping(time: number): boolean {
    return this.text !== '' && time - this.at < PAUSE;
  }

  /** @param time in milliseconds @returns the word so far */
  add(letter: string, time: number): string {
    this.text = this.isTyping(time) ? this.text + letter : letter;
    this.at = time;
    return this.text;
  }
}

/**
 * The next row whose name begins with what was typed, from the active one on
 * and round the end. One letter again and again goes from match to match.
 * @param nameAt undefined for a row that is not loaded, which is passed over
 */
export function findByName(
  typed: string,
  from: number,
  total: number,
  nameAt: (index: number) => string | undefined,
): number | undefined {
  const word = typed.toLowerCase();
  const isOneLetter = [...word].every((letter) => letter === word[0]);
  const search = isOneLetter ? (word[0] ?? '') : word;
  if (search === '') return undefined;
  const start = isOneLetter ? from + 1 : from;
  for (let step = 0; step < Math.min(total, FAR); step += 1) {
    const index = (start + step) % total;
    if (nameAt(index)?.toLowerCase().startsWith(search) === true) return index;
  }
  return undefined;
}
