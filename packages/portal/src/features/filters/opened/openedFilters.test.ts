import { expect, it } from 'vitest';
import { aFilterTree } from '@countersign/api-client/fixtures';
import { createMemorySettings } from '../../../services/browserSettings.ts';
import { CLIENTS, KEY, keepOpen, openAtFirst } from './openedFilters.ts';

const tree = aFilterTree();
const top = tree.map(({ Id }) => Id);
const [first] = tree.filter(({ Items }) => Items.some((item) => item.Items.length > 0));
const [second] = first?.Items.filter(({ Items }) => Items.length > 0) ?? [];
const [third] = second?.Items ?? [];
if (first === undefined || second === undefined || third === undefined)
  throw new Error('The tree has three levels.');

const open = (settings: ReturnType<typeof createMemorySettings>, selectedId = 0, clientId = 12) =>
  openAtFirst(settings, { clientId, tree, selectedId });

it('opens the filters on top, and the way to the selected one', () => {
  const settings = createMemorySettings();
  expect(open(settings)).toEqual(new Set(top));
  expect(open(settings, third.Id)).toEqual(new Set([...top, second.Id]));
});

it('opens them as they were left, of each client', () => {
  const settings = createMemorySettings();
  const left = new Set([...top.filter((id) => id !== first.Id), second.Id]);
  keepOpen(settings, { clientId: 12, tree, selectedId: 0 }, left);
  keepOpen(settings, { clientId: 13, tree, selectedId: 0 }, new Set());
  expect(open(settings)).toEqual(left);
  expect(open(settings, 0, 13)).toEqual(new Set());
  expect(open(settings, 0, 14)).toEqual(new Set(top));
});

it('leaves the selected filter hidden where its branch was closed, and shows it where another was selected', () => {
  const settings = createMemorySettings();
  keepOpen(settings, { clientId: 12, tree, selectedId: third.Id }, new Set());
  expect(open(settings, third.Id)).toEqual(new Set());
  keepOpen(settings, { clientId: 12, tree, selectedId: 0 }, new Set());
  expect(open(settings, third.Id)).toEqual(new Set([first.Id, second.Id]));
});

it('opens a filter that is new on top, and keeps none that is gone', () => {
  const settings = createMemorySettings();
  keepOpen(settings, { clientId: 12, tree, selectedId: 0 }, new Set(top));
  const added = { ...third, Id: 999, parentId: 0 };
  expect(openAtFirst(settings, { clientId: 12, tree: [...tree, added], selectedId: 0 })).toEqual(
    new Set([...top, added.Id]),
  );
  keepOpen(settings, { clientId: 12, tree, selectedId: 0 }, new Set([...top, added.Id]));
  expect(settings.read(KEY)).toBe('[[12,0]]');
});

it('keeps the clients that were changed last', () => {
  const settings = createMemorySettings();
  for (let id = 1; id <= CLIENTS; id += 1)
    keepOpen(settings, { clientId: id, tree, selectedId: 0 }, new Set());
  keepOpen(settings, { clientId: 1, tree, selectedId: 0 }, new Set());
  keepOpen(settings, { clientId: 1000, tree, selectedId: 0 }, new Set());
  expect([1, 2, 3, 1000].map((id) => open(settings, 0, id).size)).toEqual([0, top.length, 0, 0]);
});

it.each(['', '{', '7', '[[12,"x"],7,null]'])('takes %j for nothing kept', (stored) => {
  const settings = createMemorySettings();
  settings.write(KEY, stored);
  expect(open(settings)).toEqual(new Set(top));
});
