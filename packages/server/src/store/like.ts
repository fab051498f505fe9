/** A LIKE pattern that finds the text anywhere, lower case, its own `%`, `_` and `\` taken literally. */
export function likePattern(term: string): string {
  return `%${term.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
