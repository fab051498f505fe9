import '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';

declare const __PHOTOGRAPH_MODE__: string;
declare const __PHOTOGRAPHS__: boolean;

/** What every story takes for now: a Saturday morning in Sydney. */
const now = new Date('2026-11-21T09:00:00+11:00');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

/**
 * Photographs the story as it stands after its play function, once for each mode, and compares it with the
 * committed picture bit by bit. With another browser than the one that made the pictures there is nothing to
 * compare with; the stamp test says so.
 */
afterEach(async (context) => {
  vi.useRealTimers();
  const { storyId } = context.task.meta as { storyId?: string };
  const state = context.task.result?.state;
  if (!__PHOTOGRAPHS__ || storyId === undefined || state === 'fail' || state === 'skip') return;
  await document.fonts.ready;
  // A fixed box does not stretch the body; the photograph must show it all the same.
  const floats = [...document.body.querySelectorAll('*')].some(
    (element) => getComputedStyle(element).position === 'fixed' && element.getClientRects().length > 0,
  );
  document.body.style.minHeight = floats ? '100vh' : '';
  await expect
    .element(page.elementLocator(document.body))
    .toMatchScreenshot(`${storyId}--${__PHOTOGRAPH_MODE__}`, {
      screenshotOptions: { animations: 'disabled', caret: 'hide', scale: 'css' },
    });
});
