import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mockLayout } from '../../../test-utils/mockLayout.js';
import type { RowColumn } from '../columns/placeColumns.js';
import { GridEngine } from './gridEngine.js';
import type { GridModel } from './gridModel.js';
import { TALLEST } from './tallList.js';

const column = { id: 'title', header: 'Title', width: 200, text: (row: string) => row, rowHeader: true };
const rowColumns: readonly RowColumn<string>[] = [{ id: 'title', column, pin: undefined }];
const columns = [{ left: 0, width: 200, inset: 0, pin: undefined }];
const onRangeNeeded = vi.fn<(first: number, last: number) => void>();

function model(total: number): GridModel<string> {
  return {
    total,
    reachable: total,
    rowAt: (index) => `row ${String(index)}`,
    idOf: (row) => row,
    rowColumns,
    columns,
    rowHeight: 33,
    rowsBefore: 1,
    pageRows: 20,
    onRangeNeeded,
  };
}

/** What is called when the grid's box has another size. */
const measures = new Set<() => void>();

class Observer {
  private readonly measure: () => void;
  constructor(measure: () => void) {
    this.measure = measure;
  }
  observe(): void {
    measures.add(this.measure);
  }
  disconnect(): void {
    measures.delete(this.measure);
  }
}

let engine: GridEngine<string>;
let root: HTMLElement;
let restoreLayout = (): void => undefined;
let stop: (() => void) | undefined;

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer);
  // The header and ten rows.
  restoreLayout = mockLayout({ width: 1000, height: 34 + 10 * 33 });
  root = document.createElement('div');
  const body = document.createElement('div');
  body.id = 'rows';
  root.append(body);
  document.body.append(root);
  engine = new GridEngine<string>();
  engine.attachBody(body);
  stop = engine.attach(root);
});
afterEach(() => {
  stop?.();
  root.remove();
  restoreLayout();
  vi.unstubAllGlobals();
});

function tabStops(): (string | null)[] {
  return [...root.querySelectorAll('[tabindex="0"]')].map((cell) => cell.textContent);
}

test('draws the rows that fit, and makes one of them the tab stop', () => {
  engine.update(model(1000));
  expect(engine.screen).toBe(10);
  expect(root.querySelectorAll('[role="row"]:not([hidden])')).toHaveLength(10);
  expect(tabStops()).toEqual(['row 0']);
});

test('draws its rows again in a body that is detached and reattached', () => {
  const body = document.createElement('div');
  root.append(body);
  engine.update(model(1000));
  engine.attachBody(null);
  engine.attachBody(body);
  expect(body.querySelectorAll('[role="row"]:not([hidden])')).toHaveLength(10);
  expect(tabStops()).toEqual(['row 0']);
});

test('goes to a row that is not drawn, which then has the focus', () => {
  engine.update(model(1000));
  engine.focus({ row: 500, column: 0 });
  expect(document.activeElement?.textContent).toBe('row 500');
  expect(tabStops()).toEqual(['row 500']);
  expect(root.scrollTop).toBe(501 * 33 - 10 * 33);
});

test('goes to a row above what floats over the end of the list', () => {
  root.style.scrollPaddingBlockEnd = '70px';
  engine.update(model(1000));
  engine.focus({ row: 9, column: 0 });
  expect(root.scrollTop).toBe(70);
});

test.each([
  ['below the window', 900, true],
  ['in the window', 100, false],
])('goes to a row %s: the page scrolls only if it must', (_place, top, scrolls) => {
  const scrollIntoView = vi.fn();
  engine.update(model(1000));
  const cell = engine.elementAt({ row: 3, column: 0 });
  Object.assign(cell ?? {}, { scrollIntoView, getBoundingClientRect: () => new DOMRect(0, top, 200, 33) });
  engine.focus({ row: 3, column: 0 });
  expect(scrollIntoView).toHaveBeenCalledTimes(scrolls ? 1 : 0);
});

/** Lets the rows have another height, as a bar that comes or goes would. */
function resizeTo(rows: number): void {
  restoreLayout();
  restoreLayout = mockLayout({ width: 1000, height: 34 + rows * 33 });
  for (const measure of measures) measure();
}

test('keeps the focused row in sight when its room shrinks, and the page scrolls to it', () => {
  const scrollIntoView = vi.fn();
  engine.update(model(1000));
  engine.focus({ row: 8, column: 0 });
  const cell = engine.elementAt({ row: 8, column: 0 });
  Object.assign(cell ?? {}, { scrollIntoView, getBoundingClientRect: () => new DOMRect(0, 900, 200, 33) });
  resizeTo(4);
  expect(root.scrollTop).toBe(9 * 33 - 4 * 33);
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(cell);
});

test.each([
  ['the focus is elsewhere', () => engine.elementAt({ row: 8, column: 0 })?.blur()],
  [
    'the focused row had been scrolled out of sight',
    () => {
      root.scrollTop = 20 * 33;
      fireEvent.scroll(root);
    },
  ],
  ['its room grows', () => resizeTo(3)],
])('stays where it is when its room changes, while %s', (_why, before) => {
  engine.update(model(1000));
  engine.focus({ row: 8, column: 0 });
  before();
  const { scrollTop } = root;
  resizeTo(4);
  expect(root.scrollTop).toBe(scrollTop);
});

test('finds the place of whatever is inside a row, and nothing elsewhere', () => {
  engine.update(model(1000));
  const cell = engine.elementAt({ row: 3, column: 0 });
  expect(engine.locate(cell ?? null)).toEqual({ row: 3, column: 0 });
  expect(engine.locate(document.body)).toBeUndefined();
});

test('keeps the tab stop within a list that became shorter, and the focus with it', () => {
  engine.update(model(1000));
  engine.focus({ row: 8, column: 0 });
  engine.update(model(3));
  expect(engine.active).toEqual({ row: 2, column: 0 });
  expect(document.activeElement?.textContent).toBe('row 2');
});

/** The list after rows were inserted before the first one. */
function withNewRows(count: number): GridModel<string> {
  return {
    ...model(1000),
    rowAt: (index) => (index < count ? `new ${String(index)}` : `row ${String(index - count)}`),
  };
}

test('the focus follows its row when others are inserted before it', () => {
  engine.update(model(1000));
  engine.focus({ row: 2, column: 0 });
  const focused = document.activeElement;
  engine.update(withNewRows(2));
  expect(document.activeElement).toBe(focused);
  expect(document.activeElement?.textContent).toBe('row 2');
  expect(engine.active.row).toBe(4);
  expect(focused?.closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('6');
  expect(tabStops()).toEqual(['row 2']);
});

test('the focus follows its row out of the drawn rows, and into view if it was there', () => {
  engine.update(model(1000));
  engine.focus({ row: 8, column: 0 });
  engine.update(withNewRows(50));
  expect(document.activeElement?.textContent).toBe('row 8');
  expect(root.scrollTop).toBe(59 * 33 - 10 * 33);
});

test('the focus follows a row that others were removed before, and takes the place of one that is gone', () => {
  engine.update(withNewRows(2));
  engine.focus({ row: 4, column: 0 });
  engine.update(model(1000));
  expect(document.activeElement?.textContent).toBe('row 2');
  engine.update({ ...model(999), rowAt: (index) => `row ${String(index < 2 ? index : index + 1)}` });
  expect(document.activeElement?.textContent).toBe('row 3');
  expect(engine.active.row).toBe(2);
});

test('a tab stop that the user has not been at stays at the start of the list', () => {
  engine.update(model(1000));
  engine.update(withNewRows(2));
  expect(tabStops()).toEqual(['new 0']);
});

test('other columns leave the focus in its row, even if it was on a control in a cell', () => {
  engine.update(model(1000));
  engine.focus({ row: 4, column: 0 });
  const control = document.createElement('button');
  engine.elementAt({ row: 4, column: 0 })?.append(control);
  control.focus();
  engine.update({ ...model(1000), rowColumns: [...rowColumns] });
  expect(document.activeElement?.textContent).toBe('row 4');
});

test('other columns do not bring the focus back that has left the grid', () => {
  engine.update(model(1000));
  engine.focus({ row: 4, column: 0 });
  const outside = document.body.appendChild(document.createElement('button'));
  outside.focus();
  outside.remove();
  engine.update({ ...model(1000), rowColumns: [...rowColumns] });
  expect(document.activeElement).toBe(document.body);
});

test('holds the focus itself while a list without a header is empty', () => {
  root.tabIndex = -1;
  engine.update({ ...model(3), rowsBefore: 0 });
  engine.focus({ row: 1, column: 0 });
  engine.update({ ...model(0), rowsBefore: 0 });
  expect(document.activeElement).toBe(root);
  engine.update({ ...model(3), rowsBefore: 0 });
  expect(document.activeElement?.textContent).toBe('row 1');
});

test('begins at the top when something else is looked at', () => {
  engine.update(model(1000));
  engine.focus({ row: 500, column: 0 });
  engine.openAt(0);
  expect(root.scrollTop).toBe(0);
  expect(tabStops()).toEqual(['row 0']);
});

test('keeps the focus when something else is looked at, and takes none', () => {
  engine.update(model(1000));
  engine.openAt(3);
  expect(document.activeElement).toBe(document.body);
  engine.focus({ row: 500, column: 0 });
  engine.openAt(0);
  expect(document.activeElement?.textContent).toBe('row 0');
});

test('a script that points at a row does not bring the focus into the grid, and takes it along within', () => {
  engine.update(model(1000));
  engine.point({ row: 4, column: 0 });
  expect(tabStops()).toEqual(['row 4']);
  expect(document.activeElement).toBe(document.body);
  engine.focus({ row: 5, column: 0 });
  engine.point({ row: 6, column: 0 });
  expect(document.activeElement?.textContent).toBe('row 6');
});

test('a press focuses the row in place, without scrolling to it', () => {
  engine.update(model(1000));
  root.scrollTop = 20;
  fireEvent.scroll(root);
  engine.take({ row: 0, column: 0 });
  expect(document.activeElement?.textContent).toBe('row 0');
  expect(root.scrollTop).toBe(20);
});

test('reaches the last row of a list that is taller than any element', () => {
  engine.update(model(2_000_000));
  engine.focus({ row: 1_999_999, column: 0 });
  expect(document.activeElement?.textContent).toBe('row 1999999');
  expect(root.scrollTop).toBe(TALLEST - 10 * 33);
});
