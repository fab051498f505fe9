import { afterEach, expect, test, vi } from 'vitest';
import { warnOfHeight } from './warnOfHeight.js';

/** A frame as the browser would lay it out: as high as its box, or as its rows would like. */
function aFrame(box?: number): HTMLElement {
  const frame = document.createElement('div');
  frame.innerHTML = '<div role="grid"></div>';
  const scroller = frame.querySelector('div');
  Object.defineProperty(frame, 'offsetHeight', {
    get: () => box ?? (scroller?.style.flexBasis === '0px' ? 99 : 396),
  });
  return frame;
}

afterEach(() => vi.restoreAllMocks());

test('tells once of a grid that nothing gives a height, and leaves it as it was', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  warnOfHeight(aFrame(420));
  warnOfHeight(aFrame(0));
  expect(warned).not.toHaveBeenCalled();
  const frame = aFrame();
  warnOfHeight(frame);
  warnOfHeight(aFrame());
  expect(warned).toHaveBeenCalledTimes(1);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining("no ancestor sets the grid's height"));
  expect(frame.querySelector('div')?.style.flexBasis).toBe('');
});
