/** A text as it is searched: without case, accents and repeated spaces. */
export interface FoldedText {
  text: string;
  /** For each character where it starts in the original, and at the end the original's length. */
  starts: Uint32Array;
}

/** Where a text was found: offsets in the original text of a page. Pages count from 1. */
export interface Match {
  page: number;
  start: number;
  end: number;
}

const marks = /\p{M}/gu;
/** Soft hyphens and characters without width, which nobody types. */
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/u;

const dashes = /\p{Pd}/u;

/** What readers type for a character of print. */
const typed: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '−': '-',
};

const firstPrinted = 0x21;
const lastAscii = 0x7e;

function foldCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= firstPrinted && code <= lastAscii) return character.toLowerCase();
  if (/\s/u.test(character)) return ' ';
  if (unseen.test(character)) return '';
  if (dashes.test(character)) return '-';
  return typed[character] ?? character.normalize('NFKD').replaceAll(marks, '').toLowerCase();
}

/** Whether a word was divided here at the end of its line. */
function dividesWord(text: string, at: number): boolean {
  return text[at] === '-' && text[at + 1] === '\n' && /\p{Ll}/u.test(text[at + 2] ?? '');
}

/** Folds a text for the search. A word divided at the end of its line is whole again. */
export function foldText(text: string): FoldedText {
  const parts: string[] = [];
  const starts: number[] = [];
  let last = '';
  for (let at = 0; at < text.length;) {
    if (dividesWord(text, at)) {
      at += 2;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const folded = foldCharacter(character);
    if (folded !== '' && !(folded === ' ' && last === ' ')) {
      parts.push(folded);
      for (let unit = 0; unit < folded.length; unit += 1) starts.push(at);
      last = folded;
    }
    at += character.length;
  }
  starts.push(text.length);
  return { text: parts.join(''), starts: Uint32Array.from(starts) };
}

/** Finds the places of a text on a page, at most so many. */
export function findText(page: number, folded: FoldedText, wanted: string, most = Infinity): Match[] {
  const needle = foldText(wanted.trim()).text;
  if (needle === '') return [];
  const found: Match[] = [];
  for (let at = folded.text.indexOf(needle); at >= 0; at = folded.text.indexOf(needle, at + needle.length)) {
    if (found.length >= most) break;
    const start = folded.starts[at] ?? 0;
    found.push({ page, start, end: endOf(folded, at + needle.length - 1) });
  }
  return found;
}

/** Where the character at a folded position ends; those of a ligature start at the same place. */
function endOf({ starts }: FoldedText, at: number): number {
  const start = starts[at] ?? 0;
  let next = at + 1;
  while (next < starts.length - 1 && starts[next] === start) next += 1;
  return starts[next] ?? start;
}
