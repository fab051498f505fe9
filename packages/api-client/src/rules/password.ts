import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts';

export type PasswordRequirement = 'length' | 'digit' | 'lower' | 'upper' | 'special';

const letterOrDigit = /[\p{L}\p{N}]/u;
/** Printable: neither a control character nor half of a pair nor unassigned. */
const printable = /[^\p{C}]/u;

function isSpecial(character: string): boolean {
  return printable.test(character) && !letterOrDigit.test(character);
}

const requirements: Record<PasswordRequirement, (password: string) => boolean> = {
  length: ({ length }) => length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH,
  digit: (password) => /[0-9]/.test(password),
  lower: (password) => /[a-z]/.test(password),
  upper: (password) => /[A-Z]/.test(password),
  special: (password) => [...password].some(isSpecial),
};

export const passwordRequirements: readonly PasswordRequirement[] = [
  'length',
  'digit',
  'lower',
  'upper',
  'special',
];

/** Requirements that a password does not meet yet, in the order they are shown. */
export function unmetRequirements(password: string): PasswordRequirement[] {
  return passwordRequirements.filter((requirement) => !requirements[requirement](password));
}

export function meetsRequirements(password: string): boolean {
  return unmetRequirements(password).length === 0;
}
