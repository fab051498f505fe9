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

/** Letters, digits, punctuation and symbols that are drawn: not blanks without width, fillers or the blank of Braille. */
const drawn = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether people can see a name. */
export function isVisible(name: string): boolean {
  return drawn.test(name);
}

/** Views that a person can save at one firm. */
export const MOST_VIEWS = 50;
/** Characters of the name of a view. */
export const VIEW_NAME_LENGTH = 60;

/** The name of a view as it is stored: composed characters, single blanks. */
export function viewName(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** Names of one person's views that are equal by this are the same name. */
export function viewNameKey(name: string): string {
  return viewName(name).toLowerCase().normalize('NFC');
}

export type ViewNameProblem = 'required' | 'tooLong' | 'characters' | 'taken';

/** What is wrong with a name, beside those of the person's other views; null if nothing is. */
export function viewNameProblem(text: string, others: readonly string[]): ViewNameProblem | null {
  const name = viewName(text);
  if (!isVisible(name)) return 'required';
  if (!isOneLine(name)) return 'characters';
  if (Array.from(name).length > VIEW_NAME_LENGTH) return 'tooLong';
  return others.some((other) => viewNameKey(other) === viewNameKey(name)) ? 'taken' : null;
}
