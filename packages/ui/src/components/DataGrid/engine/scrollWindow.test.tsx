import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveLayout } from '../../../test-utils/giveLayout.js';
import { ScrollWindow } from './scrollWindow.js';

vi.mock('./virtualScroll.js', () => {
  throw new Error('the network is gone');
});

describe('a scrolling element while TanStack Virtual is not here, and where it never comes', () => {
  let takeBack = (): void => undefined;
  beforeEach(() => {
    takeBack = giveLayout({ width: 1000, height: 660 });
  });
  afterEach(() => takeBack());

  function watched() {
    const listeners = { onMove: vi.fn(), onSettle: vi.fn(), onNear: vi.fn(), onRoom: vi.fn() };
    const scroll = new ScrollWindow(listeners);
    const element = document.createElement('div');
    const stop = scroll.attach(element);
    scroll.setRows(10_000, 33);
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
    const back = giveLayout({ width: 1000, height: 400 });
    told[0]?.resized();
    back();
    expect(onRoom).toHaveBeenLastCalledWith({ width: 1000, height: 400 });
    stop();
    expect(told.map(({ stopped }) => stopped)).toEqual([true]);
    vi.unstubAllGlobals();
  });

  it('follows each scroll event, and asks for the rows that come near', () => {
    const { scroll, element, onMove, onSettle, onNear } = watched();
    scrollTo(element, 1000);
    expect(scroll.offset).toBe(33_000);
    expect(onMove).toHaveBeenLastCalledWith('forward');
    expect(onNear).toHaveBeenLastCalledWith(1000, 1039);
    scrollTo(element, 500);
    expect(onMove).toHaveBeenLastCalledWith('backward');
    expect(onNear).toHaveBeenLastCalledWith(480, 519);
    expect(onSettle).toHaveBeenCalledTimes(2);
  });

  it('goes on so where it could not be loaded, until it is let go', async () => {
    const { element, onMove, stop } = watched();
    await expect(import('./virtualScroll.js')).rejects.toThrow();
    scrollTo(element, 10);
    expect(onMove).toHaveBeenCalledOnce();
    stop();
    scrollTo(element, 20);
    expect(onMove).toHaveBeenCalledOnce();
  });
});
