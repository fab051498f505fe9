import { fireEvent } from '@testing-library/react';
import { VIEWER_ESCAPE } from '@countersign/ui';
import { expect, it, vi } from 'vitest';
import { forwardEscape } from './forwardEscape.ts';

it('passes Escape on, and no other key', () => {
  const post = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  forwardEscape(window);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(post).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(post).toHaveBeenCalledExactlyOnceWith(VIEWER_ESCAPE, '*');
});
