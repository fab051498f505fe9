import { expect, it } from 'vitest';
import { byDay } from './days.js';
import { nearDays, rowsOf } from './historyRows.js';

const events = [
  { id: '3', at: '2026-11-20T03:26:00Z', action: 'read it' },
  { id: '2', at: '2026-11-20T02:40:00Z', action: 'opened it' },
  { id: '1', at: '2026-11-18T22:31:00Z', action: 'uploaded it' },
];
const rows = rowsOf(byDay(events, 'Australia/Sydney'));

it('puts each day before what happened on it', () => {
  expect(rows.map(({ key }) => key)).toEqual(['day 3', '3', '2', 'day 1', '1']);
  expect(rows[2]).toMatchObject({ position: 2, siblings: 2 });
});

it('keeps drawn events under their day, with the room of what is left out before them', () => {
  const days = nearDays(rows, [
    { index: 0, gap: 0 },
    { index: 2, gap: 60 },
    { index: 3, gap: 0 },
  ]);
  expect(
    days.map(({ row, events: own }) => [row.name, own.map(({ row: { key }, gap }) => [key, gap])]),
  ).toEqual([
    ['Friday 20 November 2026', [['2', 60]]],
    ['Thursday 19 November 2026', []],
  ]);
});
