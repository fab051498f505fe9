import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addRows,
  EMPTY_SELECTION,
  EVERYTHING,
  headerCheck,
  isSelected,
  selectedCount,
  selectOnly,
  toggleRow,
} from './selection.js';

describe('selection', () => {
  test('one row, then another beside it, then the first taken away', () => {
    const both = toggleRow(selectOnly(7), 9);
    expect([...both.ids]).toEqual([7, 9]);
    expect(isSelected(toggleRow(both, 7), 7)).toBe(false);
    expect(selectedCount(toggleRow(both, 7), 128)).toBe(1);
  });

  test('all that match, less one', () => {
    const allButOne = toggleRow(EVERYTHING, 3);
    expect(selectedCount(allButOne, 1284)).toBe(1283);
    expect(isSelected(allButOne, 3)).toBe(false);
    expect(isSelected(allButOne, 99_999)).toBe(true);
    expect(headerCheck(allButOne, 1284)).toBe('some');
  });

  test('the header shows what is selected of the list, whatever else is selected', () => {
    expect(headerCheck(EMPTY_SELECTION, 5)).toBe('none');
    expect(headerCheck(selectOnly(7), 1, 1)).toBe('none');
    expect(headerCheck(addRows(selectOnly(7), [1]), 2, 1)).toBe('some');
    expect(headerCheck(addRows(selectOnly(7), [1, 2]), 2, 1)).toBe('all');
    expect(headerCheck(EVERYTHING, 0)).toBe('none');
    // A document of an address is selected before the list is read, and also where it cannot be.
    expect(headerCheck(selectOnly(7), 0)).toBe('none');
  });

  test('choosing every row one by one counts as all', () => {
    expect(headerCheck(addRows(EMPTY_SELECTION, [1, 2, 3]), 3)).toBe('all');
  });

  test('in either mode, adding rows chooses exactly those more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('only', 'allBut'),
        fc.uniqueArray(fc.nat(30)),
        fc.uniqueArray(fc.nat(30)),
        fc.nat(30),
        (mode, before, added, id) => {
          const selection = { mode, ids: new Set(before) };
          const after = addRows(selection, added);
          expect(isSelected(after, id)).toBe(isSelected(selection, id) || added.includes(id));
          const without = addRows(selection, added, true);
          expect(isSelected(without, id)).toBe(isSelected(selection, id) && !added.includes(id));
          expect([...selection.ids]).toEqual(before);
        },
      ),
    );
  });
});
