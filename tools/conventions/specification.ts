import type { Sentence } from '../coverage/sentences.ts';

const line = /^- \[([ x])\] (.+)$/gm;

/** Where a list of sentences, whose values are written `{name}`, and the catalogues do not say the same. */
export function disagreements(list: string, catalogue: readonly Sentence[]): string[] {
  const built = new Set(catalogue.map(({ text }) => text));
  return [...list.matchAll(line)].flatMap(([, tick, sentence = '']) => {
    const isBuilt = built.has(sentence.replaceAll(/\{\w+\}/g, '{}'));
    if (tick === 'x' && !isBuilt) return [`ticked, but in no catalogue to the letter: ${sentence}`];
    if (tick !== 'x' && isBuilt) return [`in a catalogue, but not ticked: ${sentence}`];
    return [];
  });
}
