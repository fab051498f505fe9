import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatMonthDate, parseTime, startOfWeek } from './dates.ts';

const sydney = 'Australia/Sydney';

test('prints the three forms in the zone asked for', () => {
  const time = '2026-09-05T04:05:00Z';
  expect(formatDate(time, sydney)).toBe('05/09/2026');
  expect(formatDateTime(time, sydney)).toBe('05 Sep 2026 2:05 pm');
  expect(formatMonthDate(time, sydney)).toBe('05/Sep/2026');
});

test('noon and midnight are 12, and the day changes with the zone', () => {
  expect(formatDateTime('2026-09-05T14:00:00Z', sydney)).toBe('06 Sep 2026 12:00 am');
  expect(formatDateTime('2026-09-05T02:00:00Z', sydney)).toBe('05 Sep 2026 12:00 pm');
  expect(formatDateTime('2026-12-31T13:30:00Z', 'Australia/Adelaide')).toBe('01 Jan 2027 12:00 am');
});

test('a time without a zone is UTC', () => {
  expect(parseTime('2026-09-05T04:05:00')).toEqual(parseTime('2026-09-05T04:05:00Z'));
  expect(parseTime('2026-09-05T04:05')).toEqual(parseTime('2026-09-05T04:05:00Z'));
});

test('what is no time prints as nothing', () => {
  expect(formatDate('')).toBe('');
  expect(formatDateTime('soon', sydney)).toBe('');
});

test('the fast way for the own zone prints what Intl does', () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const times = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(times, (date) => {
      const iso = date.toISOString();
      expect(formatDateTime(iso)).toBe(formatDateTime(iso, own));
      expect(formatDate(iso)).toBe(formatDate(iso, own));
    }),
  );
});

test.each([
  // A Tuesday, and the Monday before it began in Sydney on Sunday by UTC.
  ['2026-11-24T08:00:30Z', '2026-11-22T13:00:00.000Z'],
  // Monday itself, and the last minute of Sunday.
  ['2026-11-22T13:00:00Z', '2026-11-22T13:00:00.000Z'],
  ['2026-11-22T12:59:59Z', '2026-11-15T13:00:00.000Z'],
  // The clocks went forward on Sunday, 4 October 2026.
  ['2026-10-04T10:00:00Z', '2026-09-27T14:00:00.000Z'],
])('the week of %s began at %s in Sydney', (now, start) => {
  expect(startOfWeek(new Date(now), sydney).toISOString()).toBe(start);
});
