const declaration = /(--[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*(?:;|(?=\}))/g;
const reading = /var\((--[\w-]+)/g;

/**
 * Removes the variables that nothing in a minified style sheet reads: a page of one form uses a few of the theme's, and
 * it is waiting for its styles.
 */
export function withoutUnusedVariables(css: string): string {
  const read = new Set([...css.matchAll(reading)].map(([, name]) => name));
  const kept = css.replace(declaration, (whole, name: string) => (read.has(name) ? whole : ''));
  // A variable may have been read only by one that has gone.
  return kept === css ? css : withoutUnusedVariables(kept);
}
