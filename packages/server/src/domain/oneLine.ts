/**
 * What a name on one line never holds: line breaks and other control characters, which could forge lines of an email
 * or of the history, and the controls of direction, which show a name as another one.
 */
const unsafe = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]+/u;

/** Whether a text can be stored as a name: the format `one-line` of the contract, where a person typed it. */
export function isOneLine(text: string): boolean {
  return !unsafe.test(text);
}

/** Where it was not typed, as with the name of a file. */
export function asOneLine(text: string, instead = '_'): string {
  return text.split(unsafe).join(instead);
}
