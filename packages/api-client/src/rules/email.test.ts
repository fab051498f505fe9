import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each(['a@b.co', "o'brien.k+tax@mail.harbour-bakery.com.au", 'x_1@y.z9'])('%s is an address', (value) => {
  expect(isEmail(value)).toBe(true);
});

test.each(['', 'a', 'a@b', 'a@@b.co', '.a@b.co', 'a.@b.co', 'a b@c.de', 'a@b.', 'a@-b.co', 'a..b@c.de'])(
  '"%s" is none',
  (value) => {
    expect(isEmail(value)).toBe(false);
  },
);

test('an address never holds a space, and has exactly one @', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (value) => {
      if (isEmail(value)) expect(value).toMatch(/^[^\s@]+@[^\s@]+$/);
    }),
  );
});

test('a long hostile address is refused by its length', () => {
  expect(isEmail(`${'a'.repeat(100_000)}@`)).toBe(false);
});
