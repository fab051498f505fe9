import { expect, it } from 'vitest';
import { Problem } from '../errors.ts';
import { diskFault } from './diskFault.ts';

const fault = (code: string) => Object.assign(new Error(code), { code });

it.each([
  ['ENOSPC', 'noRoom', 507],
  ['EDQUOT', 'noRoom', 507],
  ['53100', 'noRoom', 507],
  ['EFBIG', 'fileTooLarge', 413],
])('%s is reported as %s with %i', (name, code, status) => {
  const reported = diskFault(fault(name));
  expect(reported).toBeInstanceOf(Problem);
  expect(reported).toMatchObject({ code, status });
});

it('leaves other errors as they are', () => {
  const other = fault('EIO');
  expect(diskFault(other)).toBe(other);
});
