import type { SignerAccount, SignerId } from './SignerPicker.js';

/** Returns the accounts whose name or address contains every typed word, ignoring case and accents. */
export function matchingAccounts<Id extends SignerId>(
  accounts: readonly SignerAccount<Id>[],
  search: string,
): readonly SignerAccount<Id>[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return accounts;
  return accounts.filter(({ name, email }) => {
    const text = folded(`${name} ${email}`);
    return words.every((word) => text.includes(word));
  });
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
