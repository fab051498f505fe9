import { expect, test, vi } from 'vitest';
import { whenUsed } from './whenUsed.js';

test.each(['pointermove', 'pointerdown', 'keydown'])('acts once, with the first %s', (sign) => {
  const act = vi.fn();
  whenUsed(act);
  document.body.dispatchEvent(new Event(sign));
  document.body.dispatchEvent(new Event('pointerdown'));
  expect(act).toHaveBeenCalledOnce();
});

test('acts although the page keeps the event to itself', () => {
  const act = vi.fn();
  const cancel = whenUsed(act);
  const keep = (event: Event) => event.stopPropagation();
  document.body.addEventListener('keydown', keep);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  document.body.removeEventListener('keydown', keep);
  expect(act).toHaveBeenCalledOnce();
  cancel();
});

test('can be cancelled', () => {
  const act = vi.fn();
  whenUsed(act)();
  window.dispatchEvent(new Event('keydown'));
  expect(act).not.toHaveBeenCalled();
});
