import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockLayout } from '../../../test-utils/mockLayout.js';
import { ScrollWindow } from './scrollWindow.js';
import { TALLEST } from './tallList.js';

const total = 2_000_000;
const rowHeight = 33;
const viewport = 660;
/** Where the element can be scrolled to at most, and where the list can. */
const end = TALLEST - viewport;
const listEnd = total * rowHeight - viewport;

describe('a list taller than any element can be', () => {
  let restoreLayout = (): void => undefined;
  let element: HTMLElement;
  let scroll: ScrollWindow;
  let stop = (): void => undefined;

  beforeEach(() => {
    vi.useFakeTimers();
    restoreLayout = mockLayout({ width: 1000, height: 34 + viewport });
    element = document.createElement('div');
    scroll = new ScrollWindow({ onMove: vi.fn(), onSettle: vi.fn(), onNear: vi.fn(), onRoom: vi.fn() });
    stop = scroll.attach(element);
    scroll.setRows({ total, rowHeight, headHeight: 34, pageRows: 20 });
  });
  afterEach(() => {
    stop();
    restoreLayout();
    vi.useRealTimers();
  });

  function scrollTo(top: number): void {
    element.scrollTop = top;
    fireEvent.scroll(element);
  }

  /** The position of a row in the window, in pixels from its top. */
  function placeOf(row: number): number {
    return row * rowHeight - scroll.shift - element.scrollTop;
  }

  it('begins and ends where its box does', () => {
    expect(placeOf(0)).toBe(0);
    scrollTo(end);
    expect(scroll.offset).toBe(listEnd);
    expect(placeOf(total - 1)).toBe(viewport - rowHeight);
  });

  it('goes as far as its box where the scrollbar is dragged', () => {
    scrollTo(end / 2);
    expect(Math.abs(scroll.offset - listEnd / 2)).toBeLessThan(5);
  });

  it('goes by as much as one scrolls, and stays where it is when it rests', () => {
    scrollTo(8_000_000);
    const row = scroll.inSight().first;
    const before = placeOf(row);
    scrollTo(8_000_100);
    expect(placeOf(row)).toBe(before - 100);
    vi.advanceTimersByTime(200);
    expect(element.scrollTop).not.toBe(8_000_100);
    expect(placeOf(row)).toBe(before - 100);
    fireEvent.scroll(element);
    expect(placeOf(row)).toBe(before - 100);
  });

  it('continues where its box has ended but the list has not', () => {
    scrollTo(900);
    const ahead = scroll.offset;
    let scrolled = 0;
    for (let step = 0; step < 100; step += 1) {
      const by = Math.min(100, element.scrollTop);
      scrollTo(element.scrollTop - by);
      scrolled += by;
    }
    expect(scroll.offset).toBe(0);
    expect(ahead).toBeGreaterThan(3000);
    expect(Math.abs(scrolled - ahead)).toBeLessThan(10);
    expect(placeOf(0)).toBe(0);
  });

  it('is at once where it is sent to', () => {
    scroll.scrollTo(33_000_033);
    expect(scroll.offset).toBe(33_000_033);
    expect(placeOf(1_000_001)).toBe(0);
  });

  it('has the position of its box once it is short', () => {
    scrollTo(5_000_000);
    scroll.setRows({ total: 1000, rowHeight, headHeight: 34, pageRows: 20 });
    expect(scroll.shift).toBe(0);
  });
});
