import type { Manifest } from './manifest.ts';

/** One picture that is another than at the base: its pixels then and now. */
export interface ChangedPicture {
  readonly story: string;
  readonly mode: string;
  /** Null for a story or a mode that is new. */
  readonly before: string | null;
  readonly after: string;
}

/** By story, the pixels in each mode. */
export type Pictures = ReadonlyMap<string, Readonly<Record<string, string>>>;

export const picturesIn = (manifest: Manifest): Pictures =>
  new Map([...manifest].map(([story, { pixels }]) => [story, pixels]));

/** What is drawn now and was not drawn like that before, in the order of the stories. */
export function changedPictures(before: Pictures, now: Pictures): ChangedPicture[] {
  return [...now].flatMap(([story, pixels]) =>
    Object.entries(pixels)
      .map(([mode, after]) => ({ story, mode, before: before.get(story)?.[mode] ?? null, after }))
      .filter((picture) => picture.before !== picture.after),
  );
}
