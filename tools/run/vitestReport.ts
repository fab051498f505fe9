import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './process.ts';

/** What the JSON report of a Vitest run says: counts, and each failure in a few lines. */
export interface VitestReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** "file › test: message" for every failed test and for every file that could not be run. */
  readonly failures: readonly string[];
  /** Number of passed tests of each file that passed as a whole, by its path from the root. */
  readonly passedIn: ReadonlyMap<string, number>;
}

interface JsonReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

const linesOfAMessage = 25;

/** Storybook puts an address of this machine before what failed. */
const storyAddress = /^\s*Click to debug the error directly in Storybook: \S+\s*/;

/** The first lines of a failure, without colours. */
export const brief = (message: string) =>
  stripVTControlCharacters(message)
    .replace(storyAddress, '')
    .trim()
    .split('\n')
    .slice(0, linesOfAMessage)
    .join('\n  ');

/** Reads the report of Vitest's `json` reporter. */
export function readVitestReport(json: string): VitestReport {
  const report: JsonReport = JSON.parse(json);
  const failures = report.testResults.flatMap((file) => {
    const name = path.relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return file.status === 'failed' ? [`${name}: ${brief(file.message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${name} › ${fullName}: ${brief((failureMessages ?? []).join('\n'))}`,
    );
  });
  const whole = report.testResults.filter(({ status }) => status === 'passed');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    passedIn: new Map(
      whole.map(({ name, assertionResults }) => [
        path.relative(root, name).replaceAll(path.sep, '/'),
        assertionResults.filter(({ status }) => status === 'passed').length,
      ]),
    ),
  };
}

/** The report in a file, or null where Vitest ended before it could write one. */
export function readVitestReportFile(file: string): VitestReport | null {
  try {
    return readVitestReport(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
