import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bin, run } from './process.ts';
import { readVitestReportFile } from './vitestReport.ts';

/** Numbers of passed, failed and skipped checks of a part, and whether the part as a whole passed. */
export interface PartResult {
  readonly ok: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, a few lines each; empty where the program does not say it test by test. */
  readonly failures?: readonly string[];
  readonly output: string;
  /** Checks that passed before with the same inputs, and were not run now. */
  readonly unchanged?: number;
  /** Number of passed tests of each file that passed as a whole, where the program says it. */
  readonly passedIn?: ReadonlyMap<string, number>;
}

/** One part of the test run. */
export interface Part {
  readonly name: string;
  /** Names of parts that must have passed before. */
  readonly needs?: readonly string[];
  /** Whether it waits more than it computes: one such part runs beside the lanes. */
  readonly waits?: boolean;
  readonly run: () => Promise<PartResult>;
}

export interface FinishedPart extends PartResult {
  readonly name: string;
  readonly milliseconds: number;
}

/** A part that is one program: its exit code is its one check. */
export function program(
  name: string,
  command: string,
  args: readonly string[],
  needs?: readonly string[],
): Part {
  return {
    name,
    ...(needs && { needs }),
    run: async () => {
      const { code, output } = await run(command, args);
      const ok = code === 0;
      return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output };
    },
  };
}

/** A part that is a project (or several) of the Vitest workspace: its tests are counted. */
export function vitest(
  name: string,
  projects: readonly string[],
  options: {
    needs?: readonly string[];
    waits?: boolean;
    env?: Record<string, string>;
    args?: readonly string[];
  } = {},
): Part {
  return {
    name,
    ...(options.needs && { needs: options.needs }),
    waits: options.waits ?? false,
    run: async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'countersign-report-'));
      const report = path.join(folder, 'report.json');
      const { code, output } = await run(
        bin('vitest'),
        [
          'run',
          ...projects.flatMap((project) => ['--project', project]),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...(options.args ?? []),
        ],
        { env: { ...options.env, NO_COLOR: '1' } },
      );
      const said = readVitestReportFile(report);
      rmSync(folder, { recursive: true, force: true });
      const { passed = 0, failed = 0, skipped = 0, failures = [], passedIn = new Map() } = said ?? {};
      const ok = code === 0 && passed > 0;
      return { ok, passed, failed: ok ? failed : Math.max(1, failed), skipped, failures, passedIn, output };
    },
  };
}

/**
 * Runs the parts in the order given, as many at once as `lanes` says, and beside them one that waits more than it
 * computes. A part whose needs did not pass fails without being run.
 */
export async function runParts(
  parts: readonly Part[],
  lanes: number,
  report: (part: FinishedPart) => void,
): Promise<FinishedPart[]> {
  const finished = new Map<string, FinishedPart>();
  const waiting = [...parts];
  const running = new Map<Part, Promise<void>>();
  const hasRoomFor = ({ waits = false }: Part) => {
    const alike = [...running.keys()].filter((other) => (other.waits ?? false) === waits).length;
    return alike < (waits ? 1 : lanes);
  };
  const start = (part: Part) => {
    const began = performance.now();
    const broken = part.needs?.find((need) => finished.get(need)?.ok === false);
    const result: Promise<PartResult> = broken
      ? Promise.resolve({
          ok: false,
          passed: 0,
          failed: 1,
          skipped: 0,
          output: `Not run: "${broken}" failed.`,
        })
      : part.run();
    const end = result.then((outcome) => {
      const done = { ...outcome, name: part.name, milliseconds: performance.now() - began };
      finished.set(part.name, done);
      running.delete(part);
      report(done);
    });
    running.set(part, end);
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(
      (part) => hasRoomFor(part) && (part.needs ?? []).every((need) => finished.has(need)),
    );
    if (next !== -1) {
      const [part] = waiting.splice(next, 1);
      if (part) start(part);
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(
        `Parts wait for parts that do not exist: ${waiting.map((part) => part.name).join(', ')}`,
      );
    }
  }
  return parts.flatMap((part) => finished.get(part.name) ?? []);
}
