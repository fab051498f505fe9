import { isOneLine } from './names.ts';

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
  // Blanks without width and the like are no name, as nobody sees them.
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return 'required';
  if (!isOneLine(name)) return 'characters';
  if (Array.from(name).length > VIEW_NAME_LENGTH) return 'tooLong';
  return others.some((other) => viewNameKey(other) === viewNameKey(name)) ? 'taken' : null;
}
