import { expect, it } from 'vitest';
import { parseId } from './ids.ts';

it('takes only positive whole numbers for ids', () => {
  expect(parseId('12')).toBe(12);
  for (const bad of ['0', '-1', '1e3', 'x', '', undefined, '12345678901']) expect(parseId(bad)).toBeNull();
});
