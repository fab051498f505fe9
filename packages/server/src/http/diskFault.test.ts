import { refusalSentences } from '@countersign/api-client/rules';
import { expect, it } from 'vitest';
import { Problem } from '../errors.ts';
import { diskFault } from './diskFault.ts';

const fault = (code: string) => Object.assign(new Error(code), { code });

it.each([
  ['ENOSPC', 507, refusalSentences.noRoom],
  ['EDQUOT', 507, refusalSentences.noRoom],
  ['53100', 507, refusalSentences.noRoom],
  ['EFBIG', 413, refusalSentences.fileTooLarge],
])('%s is said as %i: %s', (code, status, message) => {
  const said = diskFault(fault(code));
  expect(said).toBeInstanceOf(Problem);
  expect(said).toMatchObject({ status, message });
});

it('leaves other errors as they are', () => {
  const other = fault('EIO');
  expect(diskFault(other)).toBe(other);
});
