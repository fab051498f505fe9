import { parseArgs } from 'node:util';

export const testUsage = `npm test -- [options]

  --all          runs everything, also what is unchanged since it passed
  --seed <text>  also runs a twentieth of the unchanged stories, selected by this text
  --help         shows this

Some tests only: npx vitest run --project unit <path>; CONTRIBUTING.md has the other projects.`;

/** What `npm test` is asked for. */
export interface TestOptions {
  /** Whether to run what is unchanged too. */
  readonly all: boolean;
  /** Selects a twentieth of the unchanged stories; undefined if none was given. */
  readonly seed: string | undefined;
}

/** What it prints instead of running, and its exit code. */
export interface TestRefusal {
  readonly message: string;
  readonly code: 0 | 2;
}

/** Returns what `npm test` is asked for; a refusal if it is asked for help, or for something unknown. */
export function testOptions(args: readonly string[]): TestOptions | TestRefusal {
  try {
    const { all, seed, help } = parseArgs({
      args: [...args],
      options: {
        all: { type: 'boolean', default: false },
        seed: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
    return help ? { message: testUsage, code: 0 } : { all, seed };
  } catch (error) {
    // It names the argument.
    const reason = error instanceof Error ? error.message : String(error);
    return { message: `${reason}\n\n${testUsage}`, code: 2 };
  }
}
