const clientCharacters = /^[A-Za-z0-9 ,.'&]*$/;

/** Whether a client name or contact holds only letters, digits, spaces and `, . ' &`. */
export function hasClientCharacters(value: string): boolean {
  return clientCharacters.test(value);
}

/** A person as shown everywhere: given name, then surname. */
export function fullName(person: { GivenName: string; Surname: string }): string {
  return `${person.GivenName} ${person.Surname}`.trim();
}

/**
 * What a name on one line never holds: line breaks and other control characters, which could forge lines of an email
 * or of the history, and the controls of direction, which show a name as another one.
 */
export const notOnOneLine = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]+/u;

/** Whether a text can be stored as a name: the format `one-line` of the contract, where a person typed it. */
export function isOneLine(text: string): boolean {
  return !notOnOneLine.test(text);
}
