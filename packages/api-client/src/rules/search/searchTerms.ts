/** Returns a text in the form in which searches compare it: however its accents are encoded, in lower case. */
export function searchForm(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** A phrase in quotation marks, as keyboards and phones write them, or else a word. */
const parts = /["“”„](?<phrase>[^"“”„]+)["“”](?=\s|$)|\S+/gu;

function textOf({ 0: whole, groups }: RegExpMatchArray): string {
  return (groups?.['phrase'] ?? whole).trim().replaceAll(/\s+/gu, ' ');
}

/**
 * The words of what was typed, in their search form and each once: a search finds what contains all of them, in any
 * order. A phrase in quotation marks is one of them: it finds its words in that order, beside each other. A mark without
 * another one is a letter like any other.
 */
export function searchTerms(typed: string): readonly string[] {
  return [...new Set([...searchForm(typed).matchAll(parts)].map(textOf).filter(Boolean))];
}
