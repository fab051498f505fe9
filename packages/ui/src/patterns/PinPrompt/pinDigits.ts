export const PIN_LENGTH = 6;

/** The digits of what was typed or pasted, at most six: an e-mail may break a PIN into groups. */
export function pinDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, PIN_LENGTH);
}
