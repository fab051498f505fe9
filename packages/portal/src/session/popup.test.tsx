import { afterEach, expect, it, vi } from 'vitest';
import { openPopup } from './popup.ts';
import { sessionMessages } from './session.messages.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('says that the browser allows no window', () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  expect(() => openPopup()).toThrow(sessionMessages.unsupportedBrowser);
});

it('does not go to the sign-in page in a window that was closed meanwhile', async () => {
  const replace = vi.fn();
  const closed: Window = Object.assign(Object.create(window), { closed: true, location: { replace } });
  vi.spyOn(window, 'open').mockReturnValue(closed);
  await expect(openPopup().ask('http://localhost:4001/auth')).rejects.toThrow(sessionMessages.windowClosed);
  expect(replace).not.toHaveBeenCalled();
});
