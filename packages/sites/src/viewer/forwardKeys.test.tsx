import { fireEvent } from '@testing-library/react';
import { VIEWER_ESCAPE, VIEWER_NEXT, VIEWER_PREVIOUS } from '@countersign/ui';
import { expect, it, vi } from 'vitest';
import { forwardKeys } from './forwardKeys.ts';

/** A page that takes keys, apart from those of the other tests. */
function aPage() {
  const element = document.createElement('div');
  document.body.append(element);
  const postMessage = vi.fn();
  const addEventListener = element.addEventListener.bind(element);
  const parent: Window = Object.assign(Object.create(window), { postMessage });
  return { element, postMessage, page: { addEventListener, parent } };
}

it('passes Escape on, and no key of its own', () => {
  const { element, postMessage, page } = aPage();
  forwardKeys(page, false);
  for (const key of ['a', 'ArrowRight', 'ArrowLeft']) fireEvent.keyDown(element, { key, shiftKey: true });
  expect(postMessage).not.toHaveBeenCalled();
  fireEvent.keyDown(element, { key: 'Escape' });
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(VIEWER_ESCAPE, '*');
});

it('passes on the keys of the documents beside this one, but not out of a field', () => {
  const { element, postMessage, page } = aPage();
  forwardKeys(page, true);
  const field = document.createElement('input');
  element.append(field);
  fireEvent.keyDown(field, { key: 'ArrowRight', shiftKey: true });
  fireEvent.keyDown(element, { key: 'ArrowRight' });
  fireEvent.keyDown(element, { key: 'ArrowRight', shiftKey: true, ctrlKey: true });
  expect(postMessage).not.toHaveBeenCalled();
  fireEvent.keyDown(element, { key: 'ArrowRight', shiftKey: true });
  fireEvent.keyDown(element, { key: 'ArrowLeft', shiftKey: true });
  expect(postMessage.mock.calls).toEqual([
    [VIEWER_NEXT, '*'],
    [VIEWER_PREVIOUS, '*'],
  ]);
});
