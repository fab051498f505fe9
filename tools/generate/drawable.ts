export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** One of many: `clients` → `client`, `companies` → `company`. */
export function singular(noun: string): string {
  return noun.endsWith('ies') ? `${noun.slice(0, -3)}y` : noun.replace(/s$/, '');
}
