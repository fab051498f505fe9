import { expect, test } from 'vitest';
import { passesByItself } from './passing.ts';

test('only limits and a busy server pass by themselves', () => {
  expect(passesByItself('signingBusy')).toBe(true);
  expect(passesByItself('tooManyAttempts')).toBe(true);
  expect(passesByItself('lockLost')).toBe(false);
  expect(passesByItself('serverFailed')).toBe(false);
  expect(passesByItself(null)).toBe(false);
});
