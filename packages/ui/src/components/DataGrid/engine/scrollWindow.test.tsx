import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockLayout } from '../../../test-utils/mockLayout.js';
import { ScrollWindow } from './scrollWindow.js';

describe('a scrolling element', () => {
  let restoreLayout = (): void => undefined;
  beforeEach(() => {
    restoreLayout = mockLayout({ width: 1000, height: 660 });
  });
  afterEach(() => restoreLayout());

  function watched() {
    const listeners = { onMove: vi.fn(), onSettle: vi.fn(), onNear: vi.fn(), onRoom: vi.fn() };
    const scroll = new ScrollWindow(listeners);
    const element = document.createElement('div');
    const stop = scroll.attach(element);
    scroll.setRows({ total: 10_000, rowHeight: 33, headHeight: 34, pageRows: 20 });
    return { ...listeners, scroll, element, stop };
  }

  function scrollTo(element: HTMLElement, row: number): void {
    element.scrollTop = row * 33;
    fireEvent.scroll(element);
  }

  it('tells its size at once', () => {
    expect(watched().onRoom).toHaveBeenCalledWith({ width: 1000, height: 660 });
  });

  it('tells another size when the element gets one, until it is let go', () => {
    const told: { resized: () => void; stopped: boolean }[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        private readonly entry;
        constructor(resized: () => void) {
          this.entry = { resized, stopped: false };
        }
        observe(): void {
          told.push(this.entry);
        }
        disconnect(): void {
          this.entry.stopped = true;
        }
      },
    );
    const { onRoom, stop } = watched();
    const back = mockLayout({ width: 1000, height: 400 });
    told[0]?.resized();
    back();
    expect(onRoom).toHaveBeenLastCalledWith({ width: 1000, height: 400 });
    stop();
    expect(told.map(({ stopped }) => stopped)).toEqual([true]);
    vi.unstubAllGlobals();
  });

  it('follows each scroll event, and asks for the rows that come near', () => {
    const { scroll, element, onMove, onNear } = watched();
    scrollTo(element, 15);
    expect(scroll.offset).toBe(495);
    expect(onMove).toHaveBeenLastCalledWith('forward');
    expect(onNear).toHaveBeenLastCalledWith(0, 59);
    scrollTo(element, 5);
    expect(onMove).toHaveBeenLastCalledWith('backward');
    expect(onNear).toHaveBeenLastCalledWith(0, 39);
  });

  it('tells once that movement has ended', () => {
    vi.useFakeTimers();
    const { element, onSettle } = watched();
    scrollTo(element, 10);
    vi.advanceTimersByTime(100);
    scrollTo(element, 20);
    vi.advanceTimersByTime(119);
    expect(onSettle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onSettle).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('asks for nothing while it flies past, and for what is in sight once it rests', () => {
    vi.useFakeTimers();
    const { element, onNear } = watched();
    scrollTo(element, 5000);
    expect(onNear).not.toHaveBeenCalled();
    vi.advanceTimersByTime(120);
    expect(onNear).toHaveBeenCalledExactlyOnceWith(5000, 5039);
    vi.useRealTimers();
  });

  it('leaves it to a watcher which pages are near, while there is one', () => {
    const { scroll, element, onNear } = watched();
    const watcher = vi.fn(() => scroll.askFor(7, 8));
    const letGo = scroll.subscribe(watcher);
    scrollTo(element, 10);
    expect(onNear).toHaveBeenCalledExactlyOnceWith(140, 199);
    letGo();
    scrollTo(element, 0);
    expect(onNear).toHaveBeenLastCalledWith(0, 19);
  });

  it('follows nothing any more once it is let go', () => {
    const { element, onMove, stop } = watched();
    stop();
    scrollTo(element, 20);
    expect(onMove).not.toHaveBeenCalled();
  });
});
