import { describe, expect, it } from 'vitest';
import { catalogues, reaches, sentencesIn } from '../coverage/sentences.ts';
import { isStoryOrTest, sources } from './sources.ts';

describe('the catalogues of sentences', () => {
  const sentenceFiles = sources(...catalogues);
  const sentences = sentenceFiles.flatMap(sentencesIn);
  const proofs = sources('packages/*/src/**/*.{ts,tsx}', 'journeys/**/*.ts')
    .filter(({ file }) => isStoryOrTest(file) || file.startsWith('journeys/'))
    .map(({ text }) => text.replaceAll("\\'", "'"))
    .join('\n');

  it('are read', () => {
    expect(sentences.length).toBeGreaterThan(100);
  });

  it('hold no sentence that no story and no test reaches', () => {
    const unreached = sentences.filter((sentence) => !reaches(proofs, sentence));
    expect(unreached.map(({ file, key, words }) => `${file}: ${key}: ${words.join(' … ')}`)).toEqual([]);
  });
});
