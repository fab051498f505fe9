import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './process.ts';
import { readVitestReport } from './vitestReport.ts';

const counts = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };

describe('the report of a Vitest run', () => {
  it('counts what passed, failed and was skipped', () => {
    expect(readVitestReport(JSON.stringify({ ...counts, testResults: [] }))).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
      failures: [],
      passedIn: new Map(),
    });
  });

  it('names the file, the test and the reason of each failure', () => {
    const testResults = [
      {
        name: path.join(root, 'packages/ui/src/Button.stories.tsx'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'Button Hovered', status: 'passed', failureMessages: [] },
          {
            fullName: 'Button Pressed',
            status: 'failed',
            failureMessages: [
              '\n\u001b[34mClick to debug the error directly in Storybook: http://localhost:6006/?path=/story/a\u001b[39m\n\n\u001b[31mError: 4 pixels differ\u001b[39m',
            ],
          },
        ],
      },
    ];
    expect(readVitestReport(JSON.stringify({ ...counts, testResults })).failures).toEqual([
      'packages/ui/src/Button.stories.tsx › Button Pressed: Error: 4 pixels differ',
    ]);
  });

  it('counts what passed in each file that passed as a whole', () => {
    const file = (name: string, status: string) => ({
      name: path.join(root, name),
      status,
      message: '',
      assertionResults: ['passed', 'passed', 'pending', status].map((each) => ({
        fullName: 'a test',
        status: each,
        failureMessages: [],
      })),
    });
    const testResults = [file('a/one.test.ts', 'passed'), file('a/two.test.ts', 'failed')];
    expect(readVitestReport(JSON.stringify({ ...counts, testResults })).passedIn).toEqual(
      new Map([['a/one.test.ts', 3]]),
    );
  });

  it('names a file that could not be run at all', () => {
    const testResults = [
      {
        name: path.join(root, 'a.test.ts'),
        status: 'failed',
        message: 'Cannot find ./b.ts',
        assertionResults: [],
      },
    ];
    expect(readVitestReport(JSON.stringify({ ...counts, testResults })).failures).toEqual([
      'a.test.ts: Cannot find ./b.ts',
    ]);
  });
});
