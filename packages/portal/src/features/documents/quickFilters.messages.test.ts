import { expect, it } from 'vitest';
import { modifiedText, periodLabels, sideLabels } from './quickFilters.messages.ts';

it('periods, ranges and sides are named', () => {
  expect(Object.keys(periodLabels).map(modifiedText)).toEqual([
    'Today',
    'Last 7 days',
    'Last 30 days',
    'This financial year',
  ]);
  expect(modifiedText('2026-07-01..2026-07-01')).toBe('01/07/2026');
  expect(modifiedText('nonsense')).toBe('');
  expect(sideLabels).toEqual({ us: 'Us', client: 'The client' });
});
