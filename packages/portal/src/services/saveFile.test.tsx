import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DOWNLOAD_FRAME_MS, saveFile } from './saveFile.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function start() {
  const onFailure = vi.fn();
  saveFile('about:blank', onFailure);
  const frame = document.querySelector('iframe');
  if (frame === null) throw new Error('There is no frame.');
  return { frame, onFailure };
}

it('reports a page in the frame, which is not a file', () => {
  const { frame, onFailure } = start();
  vi.spyOn(frame, 'contentDocument', 'get').mockReturnValue(null);
  frame.dispatchEvent(new Event('load'));
  expect(onFailure).toHaveBeenCalledOnce();
});

it('takes the empty page of a frame that saves a file for no failure', () => {
  const { frame, onFailure } = start();
  vi.spyOn(frame, 'contentDocument', 'get').mockReturnValue(document);
  frame.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(DOWNLOAD_FRAME_MS);
  expect(document.querySelector('iframe')).toBeNull();
  expect(onFailure).not.toHaveBeenCalled();
});
