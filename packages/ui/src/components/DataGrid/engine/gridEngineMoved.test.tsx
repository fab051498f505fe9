import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '../../../test-utils/mockLayout.js';
import { GridEngine } from './gridEngine.js';
import type { GridModel } from './gridModel.js';

const column = { id: 'title', header: 'Title', width: 200, text: (row: string) => row, rowHeader: true };

function model(rows: readonly string[]): GridModel<string> {
  return {
    total: rows.length,
    reachable: rows.length,
    rowAt: (index) => rows[index],
    idOf: (row) => row,
    rowColumns: [{ id: 'title', column, pin: undefined }],
    columns: [{ left: 0, width: 200, inset: 0, pin: undefined }],
    rowHeight: 33,
    rowsBefore: 1,
    pageRows: 20,
    onRangeNeeded: () => undefined,
  };
}

const rows = Array.from({ length: 1000 }, (_, index) => `row ${String(index)}`);
let engine: GridEngine<string>;
let root: HTMLElement;
let outside: HTMLElement;
let stop: (() => void) | undefined;
let restoreLayout = (): void => undefined;

beforeEach(() => {
  // The header and ten rows.
  restoreLayout = mockLayout({ width: 1000, height: 34 + 10 * 33 });
  root = document.createElement('div');
  const body = document.createElement('div');
  root.append(body);
  outside = document.createElement('button');
  document.body.append(root, outside);
  engine = new GridEngine<string>();
  engine.attachBody(body);
  stop = engine.attach(root);
  engine.update(model(rows));
});
afterEach(() => {
  stop?.();
  root.remove();
  outside.remove();
  restoreLayout();
});

function scrollToRow(row: number): void {
  root.scrollTop = row * 33;
  fireEvent.scroll(root);
}

test('keeps the rows in sight where they are when others come above them', () => {
  scrollToRow(300);
  engine.update(model(['new 1', 'new 2', ...rows]));
  expect(root.scrollTop).toBe(302 * 33);
});

test('keeps the others in sight where they are when the first of them goes', () => {
  scrollToRow(300);
  engine.update(model(rows.filter((_, index) => index < 290 || index > 302)));
  expect(root.scrollTop).toBe(287 * 33);
});

test('shows what comes first while the list is at its start', () => {
  engine.update(model(['new 1', ...rows]));
  expect(root.scrollTop).toBe(0);
});

test('stays where it is in another list', () => {
  scrollToRow(300);
  engine.update(model(rows.map((row) => `other ${row}`)));
  expect(root.scrollTop).toBe(300 * 33);
});

test('brings the cell into sight that a script focuses from outside', () => {
  engine.focus({ row: 500, column: 0 });
  outside.focus();
  scrollToRow(0);
  root.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  expect(root.scrollTop).toBe(501 * 33 - 10 * 33);
});

test('lets the focused cell be scrolled out of sight', () => {
  engine.focus({ row: 5, column: 0 });
  scrollToRow(500);
  engine.update(model([...rows]));
  expect(root.scrollTop).toBe(500 * 33);
});

test('goes to the first row once there are rows, though the header had the focus while there were none', () => {
  engine.update(model([]));
  root.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  engine.update(model(rows));
  expect(engine.active.row).toBe(0);
});
