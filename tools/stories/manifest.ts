/** What is recorded of a story that passed: the hash of what made it, and of its pixels in each mode. */
export interface Recorded {
  /** Empty where the pixels are known and the story has not run since. */
  readonly inputs: string;
  /** By the mode's name: width, height and a hash, "1440x900 0123456789abcdef". */
  readonly pixels: Readonly<Record<string, string>>;
}

/** Every recorded story, by its id. */
export type Manifest = ReadonlyMap<string, Recorded>;

/** Reads `visual/manifest.json`. */
export function parseManifest(text: string): Manifest {
  const entries: Record<string, Record<string, string>> = JSON.parse(text);
  return new Map(
    Object.entries(entries).map(([story, { inputs = '', ...pixels }]) => [story, { inputs, pixels }]),
  );
}

/** Writes it, sorted, one line for each story, so that a change is one line of a diff. */
export function formatManifest(manifest: Manifest): string {
  const lines = [...manifest]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([story, { inputs, pixels }]) => `  ${JSON.stringify(story)}: ${JSON.stringify({ inputs, ...pixels })}`,
    );
  return `{\n${lines.join(',\n')}\n}\n`;
}
