import { sources } from '../conventions/sources.ts';
import { createOrigins } from './origins.ts';
import { createProofs, reaches } from './proofs.ts';
import { catalogues, sentencesIn } from './sentences.ts';
import { storyFileOf, type StoryFile } from './storyFiles.ts';

/** One sentence, and which files of stories show it; none where only a test reaches it. */
export interface CoveredSentence {
  readonly catalogue: string;
  /** Its place in the catalogue: `outcomeMessages.title.declined`. */
  readonly key: string;
  /** The fixed text, with `…` for each value. */
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
  const found = sources(...catalogues);
  const proofOf = createProofs(found, createOrigins());
  const proofs = storySources.map((source) => ({ file: source.file, proof: proofOf(source) }));
  const sentences = found.flatMap(sentencesIn).map((sentence) => ({
    catalogue: sentence.file,
    key: sentence.path,
    text: sentence.text.replaceAll('{}', '…'),
    shownBy: proofs.filter(({ proof }) => reaches([proof], sentence)).map(({ file }) => file),
  }));
  const files = storySources.map(storyFileOf).filter((file) => file !== null);
  return { files, sentences };
}
