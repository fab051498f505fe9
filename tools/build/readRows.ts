import { glob } from 'node:fs/promises';
import { runModule, type RunOptions } from './runModule.ts';

interface RowsOptions extends RunOptions {
  /** Matches the files that state what a feature draws first: `<feature>.rows.ts`. */
  readonly pattern: string;
}

/** The paths of the routes whose first rows are drawn before their code is there: asks the features, and draws nothing. */
export async function readRows({ pattern, ...options }: RowsOptions): Promise<readonly string[]> {
  const paths: string[] = [];
  for await (const file of glob(pattern)) {
    const { rows } = await runModule(file, options);
    if (typeof rows !== 'object' || rows === null) throw new Error(`${file} exports no rows.`);
    paths.push(...Object.keys(rows));
  }
  return paths;
}
