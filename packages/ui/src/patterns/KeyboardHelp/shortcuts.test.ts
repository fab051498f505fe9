import { describe, expect, it, vi } from 'vitest';
import { createShortcuts, grouped, isStroke, keyNames, type Shortcut } from './shortcuts.js';

function stroke(
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) {
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held };
}

const search: Shortcut = { id: 'search', keys: 'Control+K', label: 'Search', group: 'Everywhere' };
const help: Shortcut = { id: 'help', keys: '?', label: 'Show shortcuts', group: 'Everywhere' };
const rename: Shortcut = { id: 'rename', keys: 'F2', label: 'Rename', group: 'In the tree' };

describe('createShortcuts', () => {
  it('tells what is there, and that it changed', () => {
    const registry = createShortcuts();
    const listener = vi.fn();
    const stop = registry.subscribe(listener);
    const remove = registry.register(search);
    registry.register(rename);
    expect(registry.read()).toEqual([search, rename]);
    remove();
    expect(registry.read()).toEqual([rename]);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    registry.register(help);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('keeps one of each id, and the later one when the earlier is taken away', () => {
    const registry = createShortcuts();
    const removeFirst = registry.register(search);
    const later = { ...search, label: 'Find' };
    registry.register(later);
    removeFirst();
    expect(registry.read()).toEqual([later]);
  });

  it('gives the same list until something changes', () => {
    const registry = createShortcuts();
    registry.register(search);
    expect(registry.read()).toBe(registry.read());
  });
});

describe('isStroke', () => {
  it.each([
    ['Control+K', stroke('k', { ctrlKey: true }), true],
    ['Control+K', stroke('k', { metaKey: true }), true],
    ['Control+K', stroke('k'), false],
    ['Control+K', stroke('K', { ctrlKey: true, shiftKey: true }), false],
    ['Control+K', stroke('k', { ctrlKey: true, altKey: true }), false],
    ['Shift+F10', stroke('F10', { shiftKey: true }), true],
    ['Shift+F10', stroke('F10'), false],
    ['?', stroke('?', { shiftKey: true }), true],
    ['?', stroke('?'), true],
    ['?', stroke('?', { ctrlKey: true }), false],
    ['/', stroke('/'), true],
  ])('%s and %o: %s', (keys, pressed, expected) => {
    expect(isStroke(keys, pressed)).toBe(expected);
  });
});

describe('keyNames', () => {
  it('names the keys as they are printed', () => {
    expect(keyNames('Control+Shift+ArrowUp', false)).toEqual([
      { word: 'Ctrl' },
      { word: 'Shift' },
      { word: 'Up', sign: 'up' },
    ]);
    expect(keyNames('Control+Shift+ArrowUp', true)).toEqual([
      { word: 'Command', sign: 'command' },
      { word: 'Shift', sign: 'shift' },
      { word: 'Up', sign: 'up' },
    ]);
    expect(keyNames('?', true)).toEqual([{ word: '?' }]);
  });
});

describe('grouped', () => {
  it('keeps the order of groups and of shortcuts', () => {
    expect(grouped([search, rename, help])).toEqual([
      { group: 'Everywhere', shortcuts: [search, help] },
      { group: 'In the tree', shortcuts: [rename] },
    ]);
  });
});

it('has the plus sign as a key', () => {
  const plus = { key: '+', ctrlKey: false, metaKey: false, altKey: false, shiftKey: true };
  expect(isStroke('+', plus)).toBe(true);
  expect(isStroke('Control++', plus)).toBe(false);
  expect(isStroke('Control++', { ...plus, ctrlKey: true })).toBe(true);
  expect(keyNames('Control++', false).map(({ word }) => word)).toEqual(['Ctrl', '+']);
});
