/** The first characters of a text, as Postgres and the contract count them; never half of a surrogate pair. */
export function cutText(text: string, most: number): string {
  // A text of so many code units has no more characters.
  if (text.length <= most) return text.toWellFormed();
  return Array.from(text).slice(0, most).join('').toWellFormed();
}
