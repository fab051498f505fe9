import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DataGridState } from '@countersign/ui';
import { AIM_MS, CLICK_MS, LONGEST_MS, rowsMove } from './steadyRows.ts';
import { useSteadyRows } from './useSteadyRows.ts';

interface Row {
  readonly id: string;
  readonly text: string;
}

/** A list of rows, each one letter; a capital one was changed in place. */
function list(rows: string): DataGridState<Row> {
  const rowAt = (index: number) => {
    const text = rows[index];
    return text === undefined || text === '?' ? undefined : { id: text.toLowerCase(), text };
  };
  return { status: 'ready', total: rows.length, rowAt, onRangeNeeded: () => undefined };
}

const idOf = ({ id }: Row) => id;

it.each([
  ['abc', 'aBC', false],
  ['abc', 'xab', true],
  ['abc', 'ab', true],
  ['abc', 'abcd', false],
  ['abc', 'abd', true],
  ['a??', 'abc', false],
])('tells whether rows move: %s, then %s', (before, after, moves) => {
  expect(rowsMove(list(before), list(after), { first: 0, last: 9 }, idOf)).toBe(moves);
  expect(rowsMove({ status: 'loading' }, list(after), { first: 0, last: 9 }, idOf)).toBe(false);
});

it('looks only at the rows that are in sight', () => {
  expect(rowsMove(list('abc'), list('acb'), { first: 0, last: 0 }, idOf)).toBe(false);
});

describe('the rows of a list', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `
      <div role="grid">
        <div role="row" data-grid-header id="head"></div>
        <div role="row"><button id="row"></button></div>
      </div>
      <div role="menu"><button id="item"></button></div>
      <button id="outside"></button>`;
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  /** Shows a list whose first three rows are in sight, to a user who has begun to use the page. */
  async function open(rows: string) {
    const props = (text: string, viewKey: string) => ({
      state: list(text),
      viewKey,
      opensAt: 0,
      onPageSizeChange: () => undefined,
      onLeave: () => undefined,
    });
    const { result, rerender } = renderHook((grid) => useSteadyRows(grid, idOf), {
      initialProps: props(rows, 'one'),
    });
    const look = (first: number, last: number) => {
      act(() => {
        if (result.current.state.status === 'ready') result.current.state.onRangeNeeded?.(first, last);
      });
    };
    await act(async () => {
      window.dispatchEvent(new Event('pointermove'));
      await vi.dynamicImportSettled();
    });
    look(0, 2);
    return {
      look,
      answer: (text: string, viewKey = 'one') => {
        rerender(props(text, viewKey));
      },
      shown: () => {
        const { state } = result.current;
        if (state.status !== 'ready') return state.status;
        return Array.from({ length: state.total }, (_, index) => state.rowAt(index)?.text ?? '?').join('');
      },
    };
  }

  function pointer(type: string, target = 'row', buttons = 0): void {
    act(() => {
      const event = new MouseEvent(type, { bubbles: true, buttons });
      document.getElementById(target)?.dispatchEvent(event);
    });
  }

  const wait = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };

  it('move at once while nobody aims at them', async () => {
    const { answer, shown } = await open('abc');
    pointer('pointermove', 'outside');
    pointer('pointermove', 'head');
    answer('xabc');
    expect(shown()).toBe('xabc');
    pointer('pointermove');
    wait(AIM_MS);
    answer('yxabc');
    expect(shown()).toBe('yxabc');
  });

  it('wait until the pointer rests, or leaves them', async () => {
    const { answer, shown } = await open('abc');
    pointer('pointermove');
    answer('xabc');
    wait(AIM_MS - 1);
    expect(shown()).toBe('abc');
    wait(1);
    expect(shown()).toBe('xabc');
    pointer('pointermove');
    answer('abc');
    expect(shown()).toBe('xabc');
    pointer('pointermove', 'outside');
    expect(shown()).toBe('abc');
  });

  it('wait no longer than a second for a pointer that keeps moving', async () => {
    const { answer, shown } = await open('abc');
    pointer('pointermove');
    answer('xabc');
    for (let ms = 0; ms < LONGEST_MS; ms += 100) {
      expect(shown()).toBe('abc');
      pointer('pointermove');
      wait(100);
    }
    expect(shown()).toBe('xabc');
    answer('yxabc');
    expect(shown()).toBe('xabc');
  });

  it('change in their places at once', async () => {
    const { answer, shown } = await open('abc');
    pointer('pointermove');
    answer('aBcd');
    expect(shown()).toBe('aBcd');
  });

  it('wait for a button that is pressed until after its click', async () => {
    const { answer, shown } = await open('abc');
    pointer('pointerdown', 'row', 1);
    answer('xabc');
    wait(10 * LONGEST_MS);
    expect(shown()).toBe('abc');
    pointer('pointerup');
    wait(CLICK_MS - 1);
    expect(shown()).toBe('abc');
    wait(1);
    expect(shown()).toBe('xabc');
  });

  it('wait for a drag until it ends', async () => {
    const { answer, shown } = await open('abc');
    pointer('pointerdown', 'row', 1);
    pointer('dragstart');
    pointer('pointercancel');
    answer('xabc');
    wait(10 * LONGEST_MS);
    expect(shown()).toBe('abc');
    pointer('drop', 'outside');
    wait(CLICK_MS);
    expect(shown()).toBe('xabc');
  });

  it('wait for the menu of a row until it closes, and for no other menu', async () => {
    const { answer, shown } = await open('abc');
    const focus = (id: string) => {
      act(() => {
        document.getElementById(id)?.focus();
      });
    };
    pointer('pointerdown', 'row', 2);
    pointer('pointerup');
    focus('item');
    answer('xabc');
    wait(10 * LONGEST_MS);
    expect(shown()).toBe('abc');
    focus('row');
    expect(shown()).toBe('xabc');
    pointer('pointerdown', 'outside');
    pointer('pointerup', 'outside');
    focus('item');
    answer('yxabc');
    expect(shown()).toBe('yxabc');
  });

  it('come by scrolling, and with another view', async () => {
    const { answer, look, shown } = await open('abcdef');
    pointer('pointerdown', 'row', 1);
    answer('xabcdef');
    expect(shown()).toBe('abcdef');
    look(3, 5);
    expect(shown()).toBe('xabcdef');
    answer('fedcba', 'two');
    expect(shown()).toBe('fedcba');
  });
});
