/** Returns the first letters of the first and last word, ignoring a title ("Dr"). */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !/^(dr|mr|mrs|ms|mx|prof)\.?$/i.test(word));
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => (word === undefined ? '' : (/\p{L}|\p{N}/u.exec(word)?.[0] ?? '')))
    .join('')
    .toUpperCase();
}

/** Returns one of six tints, always the same for a name. */
export function tintOf(name: string): 0 | 1 | 2 | 3 | 4 | 5 {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  switch (hash % 6) {
    case 0:
      return 0;
    case 1:
      return 1;
    case 2:
      return 2;
    case 3:
      return 3;
    case 4:
      return 4;
    default:
      return 5;
  }
}
