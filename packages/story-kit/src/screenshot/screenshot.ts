import '@testing-library/jest-dom/vitest';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cdp, commands, page } from 'vitest/browser';
import { drawn } from '../drawn.ts';
import { lostFocus } from '../focusTrail.ts';
import { colorViolations } from './colorViolations.ts';
import { drawnArea, type Size } from './drawnArea.ts';
import { modes, type Mode } from '../modes.ts';
import { cutAtNarrow } from './reflow.ts';
import { showTheme } from '../shownTheme.ts';

declare const __SCREENSHOTS__: boolean;

declare module 'vitest' {
  interface TaskMeta {
    /** The story that a test renders, as Storybook's plugin records it. */
    storyId?: string;
    /** The pixels of its screenshots, by mode: width, height and a hash. */
    screenshots?: Record<string, string>;
  }
}

/** A screenshot after its comparison. */
interface Screenshot {
  pixels: string;
  asRecorded: boolean;
  refusal: string | null;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Screenshots the page and compares it with the record (`tools/stories/screenshotCommand.ts`). */
    screenshot: (story: string, mode: string, of: string) => Promise<Screenshot>;
  }
}

/** The time in every story: a Saturday morning in Sydney. */
const now = new Date('2026-11-21T09:00:00+11:00');

/** Under forced colours the system colours even a hidden caret, so it must not blink. */
const stillCaret = document.createElement('style');
stillCaret.textContent = '* { caret-animation: manual !important }';
document.head.append(stillCaret);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

/**
 * Checks where the play function has left the focus. Shows the story in one mode after the other; checks its colours, which alone
 * differ, and compares the pixels of a screenshot with the record. Finally it looks for content that is cut
 * off at 320 pixels. With another browser than that of the record nothing is compared or captured.
 */
afterEach(async (context) => {
  const { storyId } = context.task.meta;
  const state = context.task.result?.state;
  if (storyId === undefined || state === 'fail' || state === 'skip') {
    vi.useRealTimers();
    return;
  }
  await document.fonts.ready;
  try {
    // A page and a grid keep focus (`docs/decisions/0020-where-focus-goes.md`).
    if (document.querySelector('main, [role="grid"]') !== null)
      await expect.poll(lostFocus, { message: 'focus went with' }).toBeNull();
    hideOrigin();
    const refused: string[] = [];
    const screenshots: Record<string, string> = {};
    for (const mode of modes) {
      if (!__SCREENSHOTS__ && !mode.judged) continue;
      await show(mode);
      // In the first mode axe has already checked everything, as part of the story.
      if (mode.judged && mode !== modes[0])
        expect.soft(await colorViolations(), `colours, ${mode.name}`).toEqual([]);
      if (!__SCREENSHOTS__) continue;
      let taken = await screenshot(storyId, mode.name);
      if (!taken.asRecorded) {
        await drawAnew(mode);
        taken = await screenshot(storyId, mode.name);
      }
      const { pixels, refusal } = taken;
      screenshots[mode.name] = pixels;
      if (refusal !== null) refused.push(`The picture in ${mode.name} ${refusal}`);
    }
    context.task.meta.screenshots = screenshots;
    expect.soft(await cutAtNarrow(), 'cut off at 320 pixels').toEqual([]);
    if (refused.length > 0) throw new Error(refused.join('\n'));
  } finally {
    vi.useRealTimers();
    await emulate({});
    showTheme(null);
  }
});

/** Fields show links of the server of this run, whose port is another one beside a second run. */
function hideOrigin(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type="text"], input:not([type])'))
    if (field.value.startsWith(location.origin))
      field.value = field.value.replace(location.origin, 'https://portal.example');
}

async function show(mode: Mode): Promise<void> {
  await emulate(mode.media);
  flushSync(() => showTheme(mode.theme));
}

/**
 * Repaints the whole page. Chromium keeps what it painted while the page was still being laid out, with icon
 * edges one step off; a screenshot that differs is judged after everything was painted at once.
 */
async function drawAnew(mode: Mode): Promise<void> {
  const other = modes.find(({ theme }) => theme !== mode.theme);
  if (other) await show(other);
  await drawn();
  await show(mode);
  await drawn();
}

let emulated = '{}';

/** Emulates media features. Motion stays reduced, as in the whole run. */
async function emulate(media: Mode['media']): Promise<void> {
  const wanted = JSON.stringify(media);
  if (wanted === emulated) return;
  const features = Object.entries({ 'prefers-reduced-motion': 'reduce', ...media });
  await cdp().send('Emulation.setEmulatedMedia', {
    features: features.map(([name, value]) => ({ name, value })),
  });
  emulated = wanted;
}

async function screenshot(story: string, mode: string) {
  // A fixed box does not stretch the body, but must be in the screenshot.
  const floats = [...document.body.querySelectorAll('*')].some(
    (element) => getComputedStyle(element).position === 'fixed' && element.getClientRects().length > 0,
  );
  document.body.style.minHeight = floats ? '100vh' : '';
  // Content below the window would be white in the screenshot.
  const height = document.body.scrollHeight;
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height);
  vi.useRealTimers();
  const frame = document.body.dataset['layout'] === 'fullscreen' ? null : frameOf(drawnArea());
  try {
    return await commands.screenshot(story, mode, frame === null ? 'body' : '[data-picture]');
  } finally {
    frame?.remove();
    // Rendering for the next mode happens at the same time of day.
    vi.useFakeTimers({ toFake: ['Date'], now });
  }
}

/** The part of the page that is captured, where it is not all of it: an invisible box over it. */
function frameOf({ width, height }: Size): HTMLElement {
  const frame = document.createElement('div');
  frame.dataset['picture'] = '';
  frame.ariaHidden = 'true';
  frame.style.cssText = `position:absolute;top:0;left:0;width:${width}px;height:${height}px;pointer-events:none`;
  document.body.append(frame);
  return frame;
}
