import { afterEach, describe, expect, test } from 'vitest';
import { putInOrder, staying } from './documentOrder.js';

afterEach(() => document.body.replaceChildren());

/** Rows of a parent, each with a control, named by their position. */
function rows(names: string): { parent: HTMLElement; row: (name: string) => HTMLElement } {
  const parent = document.createElement('div');
  for (const name of names) {
    const row = document.createElement('div');
    row.id = name;
    row.append(document.createElement('button'));
    parent.append(row);
  }
  document.body.append(parent);
  return {
    parent,
    row: (name) => {
      const found = [...parent.children].find(({ id }) => id === name);
      if (!(found instanceof HTMLElement)) throw new Error(`No row ${name}`);
      return found;
    },
  };
}

function namesOf(parent: Element): string {
  return [...parent.children].map(({ id }) => id).join('');
}

describe('what stays where it is', () => {
  test('is all but the rows that came round to the other end', () => {
    expect([...staying([3, 4, 5, 0, 1], -1)].sort()).toEqual([0, 1, 2]);
  });

  test('is everything where the order is right already', () => {
    expect(staying([0, 1, 2, 3], 2).size).toBe(4);
  });

  test('always has the anchor in it, however many others it costs', () => {
    expect([...staying([1, 2, 3, 4, 0], 4)]).toEqual([4]);
    expect([...staying([4, 0, 1, 2, 3], 0)]).toEqual([0]);
  });
});

test('rows are in the given order, hidden ones anywhere', () => {
  const { parent, row } = rows('dxcbay');
  putInOrder(parent, [...'abcd'].map(row));
  expect(namesOf(parent).replaceAll(/[xy]/g, '')).toBe('abcd');
});

test('a row that holds the focus keeps it', () => {
  const { parent, row } = rows('dcba');
  row('b').querySelector('button')?.focus();
  let moved = false;
  row('b').addEventListener('focusout', () => {
    moved = true;
  });
  putInOrder(parent, [...'abcd'].map(row));
  expect(namesOf(parent)).toBe('abcd');
  expect(moved).toBe(false);
  expect(row('b').contains(document.activeElement)).toBe(true);
});
