import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GridCommand, type GridKey, gridCommand, RESIZE_STEP } from './keyboard.js';

const bounds = { rows: 1284, columns: 7, screen: 20, top: -1 };

function press(keys: string): GridKey {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  return {
    key: key === 'Space' ? ' ' : key,
    shift: parts.includes('Shift'),
    ctrl: parts.includes('Ctrl'),
    alt: parts.includes('Alt'),
  };
}

function move(row: number, column: number, extend = false): GridCommand {
  return { type: 'move', to: { row, column }, extend };
}

describe('in the rows', () => {
  test.each<[string, GridCommand]>([
    ['ArrowDown', move(51, 3)],
    ['ArrowUp', move(49, 3)],
    ['ArrowLeft', move(50, 2)],
    ['ArrowRight', move(50, 4)],
    ['Home', move(50, 0)],
    ['End', move(50, 6)],
    ['Ctrl+Home', move(0, 0)],
    ['Ctrl+End', move(1283, 6)],
    ['Ctrl+ArrowUp', move(0, 3)],
    ['Ctrl+ArrowDown', move(1283, 3)],
    ['Ctrl+ArrowLeft', move(50, 0)],
    ['Ctrl+ArrowRight', move(50, 6)],
    ['PageDown', move(70, 3)],
    ['PageUp', move(30, 3)],
    ['Shift+ArrowDown', move(51, 3, true)],
    ['Shift+ArrowUp', move(49, 3, true)],
    ['Shift+PageDown', move(70, 3, true)],
    ['Ctrl+Shift+End', move(1283, 6, true)],
    ['Space', { type: 'toggle' }],
    ['Shift+Space', { type: 'extend' }],
    ['Ctrl+a', { type: 'selectAll' }],
    ['Ctrl+A', { type: 'selectAll' }],
    ['Enter', { type: 'activate', additive: false }],
    ['Escape', { type: 'clear' }],
    ['Shift+F10', { type: 'menu' }],
    ['ContextMenu', { type: 'menu' }],
  ])('%s', (keys, command) => {
    expect(gridCommand(press(keys), { row: 50, column: 3 }, bounds)).toEqual(command);
  });

  test('a list without a header ends at its first row', () => {
    const up = gridCommand(press('ArrowUp'), { row: 0, column: 0 }, { ...bounds, top: 0 });
    expect(up).toEqual(move(0, 0));
  });

  test('the edges hold', () => {
    expect(gridCommand(press('ArrowRight'), { row: 0, column: 6 }, bounds)).toEqual(move(0, 6));
    expect(gridCommand(press('PageDown'), { row: 1280, column: 0 }, bounds)).toEqual(move(1283, 0));
    expect(gridCommand(press('PageUp'), { row: 4, column: 0 }, bounds)).toEqual(move(0, 0));
  });

  test('Shift with Arrow Up stays in the rows; alone it reaches the header', () => {
    expect(gridCommand(press('Shift+ArrowUp'), { row: 0, column: 2 }, bounds)).toEqual(move(0, 2, true));
    expect(gridCommand(press('ArrowUp'), { row: 0, column: 2 }, bounds)).toEqual(move(-1, 2));
  });
});

describe('in the header', () => {
  test.each<[string, GridCommand | undefined]>([
    ['ArrowDown', move(0, 3)],
    ['ArrowUp', move(-1, 3)],
    ['Enter', { type: 'activate', additive: false }],
    ['Space', { type: 'activate', additive: false }],
    ['Shift+Enter', { type: 'activate', additive: true }],
    ['Shift+ArrowRight', { type: 'resize', by: RESIZE_STEP }],
    ['Shift+ArrowLeft', { type: 'resize', by: -RESIZE_STEP }],
    ['PageUp', move(-1, 3)],
    ['ContextMenu', { type: 'menu' }],
    ['Ctrl+Shift+ArrowLeft', { type: 'moveColumn', by: -1 }],
    ['Ctrl+Shift+ArrowRight', { type: 'moveColumn', by: 1 }],
  ])('%s', (keys, command) => {
    expect(gridCommand(press(keys), { row: -1, column: 3 }, bounds)).toEqual(command);
  });

  test('without rows, no key leaves it', () => {
    const empty = { rows: 0, columns: 7, screen: 20, top: -1 };
    for (const keys of ['ArrowDown', 'PageDown', 'Ctrl+End', 'Ctrl+Home', 'Ctrl+ArrowDown']) {
      const command = gridCommand(press(keys), { row: -1, column: 0 }, empty);
      expect(command).toMatchObject({ type: 'move', to: { row: -1 }, extend: false });
    }
  });
});

test('other keys are left to the browser', () => {
  for (const keys of ['Tab', 'Alt+x', 'Alt+ArrowLeft', 'Ctrl+c', 'F5', 'F10']) {
    expect(gridCommand(press(keys), { row: 1, column: 1 }, bounds)).toBeUndefined();
  }
});

test('a move always ends inside the grid', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'),
      fc.boolean(),
      fc.boolean(),
      fc.nat(50),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: -1, max: 60 }),
      (key, shift, ctrl, rows, columns, row) => {
        const at = { row: Math.min(row, rows - 1), column: 0 };
        const command = gridCommand({ key, shift, ctrl, alt: false }, at, {
          rows,
          columns,
          screen: 10,
          top: -1,
        });
        if (command?.type !== 'move') return;
        expect(command.to.row).toBeGreaterThanOrEqual(-1);
        expect(command.to.row).toBeLessThan(Math.max(rows, 0));
        expect(command.to.column).toBeGreaterThanOrEqual(0);
        expect(command.to.column).toBeLessThan(columns);
      },
    ),
  );
});

test('a letter looks for a row by its name', () => {
  expect(gridCommand(press('b'), { row: 4, column: 1 }, bounds)).toEqual({ type: 'find', letter: 'b' });
});
