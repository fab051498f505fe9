/** Returns the digits of a text, without the spaces and dashes that emails put between them. */
export function pinDigits(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length);
}
