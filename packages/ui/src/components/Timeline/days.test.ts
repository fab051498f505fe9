import { describe, expect, it } from 'vitest';
import { ago, byDay, clock, formatZone } from './days.js';

const sydney = 'Australia/Sydney';
const events = ['2026-11-20T22:52:00Z', '2026-11-20T13:00:00Z', '2026-11-20T12:59:59Z'].map((at) => ({ at }));

describe('byDay', () => {
  it('turns the day at midnight of the zone, not of UTC', () => {
    expect(byDay(events, sydney)).toEqual([
      { name: 'Saturday 21 November 2026', events: [events[0], events[1]] },
      { name: 'Friday 20 November 2026', events: [events[2]] },
    ]);
    expect(byDay(events, 'UTC')).toHaveLength(1);
  });

  it('has no days without events', () => {
    expect(byDay([], sydney)).toEqual([]);
  });
});

describe('clock', () => {
  it('tells the time on the 12-hour clock', () => {
    expect(clock('2026-11-20T22:05:09Z', sydney)).toBe('9:05 am');
    expect(clock('2026-11-20T22:05:09Z', sydney, true)).toBe('9:05:09 am');
  });
});

describe('formatZone', () => {
  it('names the offset that was in force', () => {
    expect(formatZone('2026-11-20T22:05:09Z', sydney)).toBe('Australia/Sydney, UTC+11');
    expect(formatZone('2026-07-20T22:05:09Z', sydney)).toBe('Australia/Sydney, UTC+10');
  });
});

describe('ago', () => {
  const now = '2026-11-20T22:00:00Z';
  it.each([
    ['2026-11-20T21:59:31Z', 'just now'],
    ['2026-11-20T22:00:30Z', 'just now'],
    ['2026-11-20T21:59:00Z', '1 minute ago'],
    ['2026-11-20T20:00:01Z', '1 hour ago'],
    ['2026-11-18T22:00:00Z', '2 days ago'],
    ['2026-11-13T22:00:01Z', '6 days ago'],
    ['2026-11-13T22:00:00Z', null],
  ])('is %s → %s', (at, expected) => {
    expect(ago(at, now)).toBe(expected);
  });
});
