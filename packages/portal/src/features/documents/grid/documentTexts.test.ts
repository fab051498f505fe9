import { expect, test } from 'vitest';
import { sortFields } from '../documentsSearch.ts';
import { documentTexts } from './documentTexts.ts';

/** Of a grid beside the details, in a window of 1280 px; without its own columns. */
const BESIDE_DETAILS = 648 - 40 - 44;

/** Of a grid beside the filters, in a window of 1440 px with the rail open; without its own columns. */
const WITHOUT_DETAILS = 980 - 40 - 44;

const widthOf = (columns: readonly { readonly width: number }[]) =>
  columns.reduce((sum, { width }) => sum + width, 0);

test('the columns that do not yield have room beside the details, so that none is cut', () => {
  const staying = documentTexts.filter((column) => !('yields' in column));
  expect(staying.map(({ id }) => id)).toEqual(['Extension', 'Title', 'Task', 'ModifiedDate']);
  expect(widthOf(staying)).toBeLessThanOrEqual(BESIDE_DETAILS);
});

test('without the details, no task is cut at 1440 px', () => {
  const [, , task] = documentTexts;
  // "External e-signature · 0 of 3" with the padding of its pill and of the cell.
  expect(task.growTo).toBeGreaterThanOrEqual(214);
  const title = documentTexts[1];
  // The title has its own first.
  const room = WITHOUT_DETAILS - widthOf(documentTexts) + task.width - (title.growTo - title.width);
  expect(room).toBeGreaterThanOrEqual(task.growTo);
});

test('beside the details, no usual task is cut', () => {
  // "Declined by Jack Smith" with the padding of its pill and of the cell.
  expect(documentTexts[2].width).toBeGreaterThanOrEqual(184);
});

/** Of a grid beside the filters and the details, in a window of 1440 px. */
const BESIDE_BOTH = 808 - 40 - 44;

test('beside the details at 1440 px, a creator gives way to the words of a task', () => {
  const [, , task] = documentTexts;
  const kept = documentTexts.filter((column) => !('yields' in column) || column.yields === 1);
  expect(widthOf(kept) - task.width + task.growTo).toBeLessThanOrEqual(BESIDE_BOTH);
  const withCreator = documentTexts.filter(({ id }) => id !== 'DocumentFilter');
  expect(widthOf(withCreator)).toBeGreaterThan(BESIDE_BOTH);
});

test('every column can be sorted, and every field of the contract has a column', () => {
  const sortable = documentTexts.filter((column) => column.sortable);
  expect(sortable).toHaveLength(documentTexts.length);
  expect(sortable.map(({ id }) => id).toSorted()).toEqual([...sortFields].toSorted());
});
