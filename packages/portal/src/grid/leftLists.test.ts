import { expect, it } from 'vitest';
import { createMemorySettings } from '../services/browserSettings.ts';
import { leaveAt, leftAt } from './leftLists.ts';

const documents = { entry: 3, viewKey: 'documents', row: 400 };

it('knows where a list was left at an entry of the history, not at another, nor another list', () => {
  const tab = createMemorySettings();
  expect(leftAt(tab, 3, 'documents')).toBe(0);
  leaveAt(tab, documents);
  expect(leftAt(tab, 3, 'documents')).toBe(400);
  expect(leftAt(tab, 3)).toBe(400);
  expect(leftAt(tab, 4, 'documents')).toBe(0);
  expect(leftAt(tab, 3, 'documents by title')).toBe(0);
});

it('forgets what stood at the same entry before, and what was left long ago', () => {
  const tab = createMemorySettings();
  leaveAt(tab, documents);
  leaveAt(tab, { ...documents, row: 7 });
  expect(leftAt(tab, 3)).toBe(7);
  for (let entry = 100; entry < 119; entry += 1) leaveAt(tab, { ...documents, entry });
  expect(leftAt(tab, 3)).toBe(7);
  leaveAt(tab, { ...documents, entry: 200 });
  expect(leftAt(tab, 3)).toBe(0);
});

it.each(['', '{}', '[null, 3]', '[{"entry":3}]', '[{"entry":3,"viewKey":"documents","row":-1}]'])(
  'opens at the start by what it cannot read: %j',
  (kept) => {
    const tab = createMemorySettings();
    tab.write('countersign.leftLists', kept);
    expect(leftAt(tab, 3)).toBe(0);
  },
);
