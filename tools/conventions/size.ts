import type { Source } from './sources.ts';

interface Crowded {
  readonly folder: string;
  readonly count: number;
}

/** Folders with more files than `most`, without those of folders in them. */
export function crowdedFolders(files: readonly string[], most: number): Crowded[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > most).map(([folder, count]) => ({ folder, count }));
}

const linesOf = (text: string) => text.split('\n').length - 1;

/** The length in lines that a share of the files does not exceed: 0.5 is the median. */
export function lengthAt(all: readonly Source[], share: number): number {
  const lengths = all.map(({ text }) => linesOf(text)).sort((a, b) => a - b);
  return lengths[Math.max(0, Math.ceil(share * lengths.length) - 1)] ?? 0;
}

/** Files of more lines than `most`, with how many they have. */
export function longFiles(all: readonly Source[], most: number): string[] {
  return all
    .filter(({ text }) => linesOf(text) > most)
    .map(({ file, text }) => `${file}: ${String(linesOf(text))}`);
}
