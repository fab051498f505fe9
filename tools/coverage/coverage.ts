import { sources } from '../conventions/sources.ts';
import { catalogues, reaches, sentencesIn } from './sentences.ts';
import { storyFileOf, type StoryFile } from './storyFiles.ts';

/** One sentence, and which files of stories show it; none where only a test reaches it. */
export interface CoveredSentence {
  readonly catalogue: string;
  readonly key: string;
  /** The fixed words, `…` where a value stands. */
  readonly text: string;
  readonly shownBy: readonly string[];
}

export interface Coverage {
  readonly files: readonly StoryFile[];
  readonly sentences: readonly CoveredSentence[];
}

/** What the code shows: every story by its file, and every sentence by the stories that show it. */
export function coverage(): Coverage {
  const storySources = sources('packages/*/src/**/*.stories.tsx');
  const proofs = storySources.map(({ file, text }) => ({ file, text: text.replaceAll("\\'", "'") }));
  const sentences = sources(...catalogues)
    .flatMap(sentencesIn)
    .map((sentence) => ({
      catalogue: sentence.file,
      key: sentence.key,
      text: sentence.words.join(' … '),
      shownBy: proofs.filter(({ text }) => reaches(text, sentence)).map(({ file }) => file),
    }));
  const files = storySources.map(storyFileOf).filter((file) => file !== null);
  return { files, sentences };
}
