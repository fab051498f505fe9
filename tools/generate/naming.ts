export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function uncapitalised(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** Returns the singular of a noun: `clients` → `client`, `companies` → `company`. */
export function singular(noun: string): string {
  return noun.endsWith('ies') ? `${noun.slice(0, -3)}y` : noun.replace(/s$/, '');
}

/** Returns a noun with its article: "a firm", "an employee". */
export function withArticle(one: string): string {
  return `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;
}

/** Returns an identifier as a label: `EnforceAccountMFA` → "Enforce account MFA", `IsActive` → "Active". */
export function asLabel(name: string): string {
  const words = name.match(/[A-Z]{2,}(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [name];
  const shown = words.length > 1 && words[0] === 'Is' ? words.slice(1) : words;
  return capitalised(shown.map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase())).join(' '));
}
