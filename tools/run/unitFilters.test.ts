import { expect, it } from 'vitest';
import { unitFilters, unitTestFiles } from './unitFilters.ts';

it('gives every unit test to exactly one part', () => {
  const filters = Object.values(unitFilters());
  // As Vitest filters: a path that has the text anywhere.
  const partsOf = (file: string) => filters.filter((part) => part.some((text) => file.includes(text)));
  const files = unitTestFiles();
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => partsOf(file).length !== 1)).toEqual([]);
});
