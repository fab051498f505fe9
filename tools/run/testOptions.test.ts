import { expect, it } from 'vitest';
import { testOptions, testUsage } from './testOptions.ts';

it('takes its options', () => {
  expect(testOptions([])).toEqual({ all: false, seed: undefined });
  expect(testOptions(['--all', '--seed', '7'])).toEqual({ all: true, seed: '7' });
});

it('lists them', () => {
  expect(testOptions(['--help'])).toEqual({ message: testUsage, code: 0 });
  for (const option of ['--all', '--seed', '--help']) expect(testUsage).toContain(option);
});

it('names what it does not know, and lists what it does', () => {
  const refusal = testOptions(['--unknown']);
  expect(refusal).toMatchObject({ code: 2, message: expect.stringContaining(testUsage) });
  expect(refusal).toMatchObject({ message: expect.stringContaining("'--unknown'") });
  expect(testOptions(['--seed'])).toMatchObject({ code: 2 });
  expect(testOptions(['packages/ui'])).toMatchObject({ code: 2 });
});
