import { expect, it } from 'vitest';
import { Problem } from '../errors.ts';
import { diskFault } from './diskFault.ts';
import { filesMessages } from './files.messages.ts';

const fault = (code: string) => Object.assign(new Error(code), { code });

it.each([
  ['ENOSPC', 507, filesMessages.noRoom],
  ['EDQUOT', 507, filesMessages.noRoom],
  ['EFBIG', 413, filesMessages.fileTooLarge],
])('%s is said as %i: %s', (code, status, message) => {
  const said = diskFault(fault(code));
  expect(said).toBeInstanceOf(Problem);
  expect(said).toMatchObject({ status, message });
});

it('leaves other errors as they are', () => {
  const other = fault('EIO');
  expect(diskFault(other)).toBe(other);
});
