import { expect, it, onTestFinished, vi } from 'vitest';
import { ATTENDED_MS, browserPresence } from './presence.ts';

it('a page without input counts as left, until there is some', () => {
  let now = 0;
  const presence = browserPresence(() => now);
  const onReturn = vi.fn();
  onTestFinished(presence.subscribe(onReturn));
  now = ATTENDED_MS - 1;
  expect(presence.isThere()).toBe(true);
  now = ATTENDED_MS;
  expect(presence.isThere()).toBe(false);
  window.dispatchEvent(new Event('pointermove'));
  expect(onReturn).toHaveBeenCalledOnce();
  expect(presence.isThere()).toBe(true);
});

it('a hidden page counts as left, until it is shown', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const presence = browserPresence(() => 0);
  const onReturn = vi.fn();
  onTestFinished(presence.subscribe(onReturn));
  expect(presence.isThere()).toBe(false);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(onReturn).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(onReturn).toHaveBeenCalledOnce();
  expect(presence.isThere()).toBe(true);
  visibility.mockRestore();
});
