import type { Sentence } from '../coverage/sentences.ts';

const line = /^- \[([ x])\] (.+)$/gm;

/** The fixed words of a sentence whose values are written `{name}`, as a catalogue's sentences are read. */
function wordsOf(sentence: string): string {
  return sentence
    .split(/\{\w+\}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' … ');
}

/** Where a list of sentences and the catalogues do not say the same. */
export function disagreements(list: string, catalogue: readonly Sentence[]): string[] {
  const built = new Set(catalogue.map(({ words }) => words.join(' … ')));
  return [...list.matchAll(line)].flatMap(([, tick, sentence = '']) => {
    const stands = built.has(wordsOf(sentence));
    if (tick === 'x' && !stands) return [`ticked, but in no catalogue to the letter: ${sentence}`];
    if (tick !== 'x' && stands) return [`in a catalogue, but not ticked: ${sentence}`];
    return [];
  });
}
