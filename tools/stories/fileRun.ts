/** How one story went. */
export interface StoryOutcome {
  readonly name: string;
  /** Absent for a test that draws no story. */
  readonly story?: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** What was captured, by mode; empty where nothing was. */
  readonly pixels: Readonly<Record<string, string>>;
  readonly errors: readonly string[];
}

/** Results of the stories of one file, as Vitest reports them when the file is done. */
export interface FileRun {
  /** From the root of the project. */
  readonly file: string;
  readonly stories: readonly StoryOutcome[];
  /** Why the file could not be run at all. */
  readonly errors: readonly string[];
}

/** "file › story: why" for everything that failed. */
export function failuresOf({ file, stories, errors }: FileRun): string[] {
  return [
    ...errors.map((error) => `${file}: ${error}`),
    ...stories
      .filter(({ state }) => state === 'failed')
      .map(({ name, errors: why }) => `${file} › ${name}: ${why.join('\n')}`),
  ];
}

export function countOf(runs: readonly FileRun[], state: StoryOutcome['state']): number {
  return runs.reduce((sum, { stories }) => sum + stories.filter((story) => story.state === state).length, 0);
}
