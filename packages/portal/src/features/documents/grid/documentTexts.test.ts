import { expect, test } from 'vitest';
import { sortFields } from '../documentsSearch.ts';
import { documentTexts } from './documentTexts.ts';

/** Of a grid beside the filters and the details, in a window of 1440 px with the rail open; without its own columns. */
const BESIDE_DETAILS = 659 - 40 - 44;

const widthOf = (columns: readonly { readonly width: number }[]) =>
  columns.reduce((sum, { width }) => sum + width, 0);

test('the columns that do not yield have room beside the details, so that none is cut', () => {
  const staying = documentTexts.filter((column) => !('yields' in column));
  expect(staying.map(({ id }) => id)).toEqual(['Extension', 'Title', 'Task', 'ModifiedDate']);
  expect(widthOf(staying)).toBeLessThanOrEqual(BESIDE_DETAILS);
});

test('every column can be sorted, and every field of the contract has a column', () => {
  const sortable = documentTexts.filter((column) => column.sortable);
  expect(sortable).toHaveLength(documentTexts.length);
  expect(sortable.map(({ id }) => id).toSorted()).toEqual([...sortFields].toSorted());
});
