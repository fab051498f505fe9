import { startOfWeek } from '@countersign/api-client/rules';
import { expect, test } from 'vitest';
import { TIME_ZONE } from '../domain/signing/constants.ts';
import { momentOfThisWeek } from './tasks.ts';

const monday = startOfWeek(new Date('2026-11-26T00:00:00Z'), TIME_ZONE);
const after = (hours: number) => new Date(monday.getTime() + hours * 3_600_000);

test.each([
  [0.01, 0],
  [3, 0],
  [30, 25],
])('%d hours after the start of the week, five hours ago is in it', (now, expected) => {
  expect(momentOfThisWeek(after(now), 5)).toEqual(after(expected));
});
