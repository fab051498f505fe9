import { expect, it } from 'vitest';
import { createMemorySettings } from './browserSettings.ts';
import { leaveAt, leftAt } from './leftLists.ts';

it('knows where a list was left at an entry of the history, not at another, nor another list', () => {
  const tab = createMemorySettings();
  expect(leftAt(tab, 'third', 'documents')).toBe(0);
  leaveAt(tab, 'third', 'documents', 400);
  expect(leftAt(tab, 'third', 'documents')).toBe(400);
  expect(leftAt(tab, 'third')).toBe(400);
  expect(leftAt(tab, 'fourth', 'documents')).toBe(0);
  expect(leftAt(tab, 'third', 'documents by title')).toBe(0);
  leaveAt(tab, 'third', 'documents', 7);
  expect(leftAt(tab, 'third')).toBe(7);
});

it('keeps nothing where the browser does not name the entries', () => {
  const tab = createMemorySettings();
  leaveAt(tab, null, 'documents', 400);
  expect(leftAt(tab, null)).toBe(0);
});

it.each(['', 'documents', 'x documents'])('opens at the start by what it cannot read: %j', (kept) => {
  const tab = createMemorySettings();
  tab.write('countersign.left.third', kept);
  expect(leftAt(tab, 'third')).toBe(0);
});
