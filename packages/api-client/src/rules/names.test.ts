import { expect, it } from 'vitest';
import { viewName, viewNameProblem } from './names.ts';

it('stores names composed and with single blanks', () => {
  expect(viewName('  Cafe\u0301   leases ')).toBe('Café leases');
});

it.each([
  ['', 'required'],
  [' \u200B\u2060 ', 'required'],
  ['\u3164', 'required'],
  ['\u2800', 'required'],
  ['\u00AD', 'required'],
  ['\u3164a', null],
  ['a'.repeat(60), null],
  ['🙂'.repeat(60), null],
  ['a'.repeat(61), 'tooLong'],
  ['fdp.\u202Eexe', 'characters'],
  ['two\u0000parts', 'characters'],
  ['LEASES', 'taken'],
  [' leases  ', 'taken'],
  ['cafe\u0301', 'taken'],
  ['Leases 2', null],
] as const)('%j: %s', (name, problem) => {
  expect(viewNameProblem(name, ['Leases', 'Café'])).toBe(problem);
});
