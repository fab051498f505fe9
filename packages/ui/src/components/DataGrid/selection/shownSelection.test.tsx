import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_SELECTION, type GridSelection, selectOnly } from './selection.js';
import { createShownSelection } from './shownSelection.js';

const one: GridSelection = selectOnly(1);
const two: GridSelection = selectOnly(2);
const three: GridSelection = selectOnly(3);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const shown = createShownSelection<number>(EMPTY_SELECTION);
  const told: (readonly number[])[] = [];
  const stop = shown.subscribe(() => told.push([...shown.get().ids]));
  return { shown, told, stop };
}

test('tells the first change at once, and those that follow closely together', () => {
  const { shown, told } = watched();
  shown.change(one);
  expect(told).toEqual([[1]]);
  shown.change(two);
  shown.change(three);
  expect(told).toEqual([[1]]);
  vi.runAllTimers();
  expect(told).toEqual([[1], [3]]);
  shown.change(one);
  expect(told).toEqual([[1], [3], [1]]);
});

test('says nothing where nothing changed in the end', () => {
  const { shown, told } = watched();
  shown.change(EMPTY_SELECTION);
  shown.change(one);
  shown.change(two);
  shown.change(one);
  vi.runAllTimers();
  expect(told).toEqual([[1]]);
});

test('tells nobody who listens no more', () => {
  const { shown, told, stop } = watched();
  shown.change(one);
  shown.change(two);
  stop();
  vi.runAllTimers();
  expect(told).toEqual([[1]]);
});
