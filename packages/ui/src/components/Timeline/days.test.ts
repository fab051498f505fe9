import { describe, expect, it } from 'vitest';
import { byDay, clock, formatZone } from './days.js';

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
