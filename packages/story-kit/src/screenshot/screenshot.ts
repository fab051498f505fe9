import '@testing-library/jest-dom/vitest';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cdp, commands, page } from 'vitest/browser';
import { drawn } from '../drawn.ts';
import { colorViolations } from './colorViolations.ts';
import { modes, type Mode } from '../modes.ts';
import { cutAtNarrow } from './reflow.ts';
import { showTheme } from '../shownTheme.ts';

declare const __PHOTOGRAPHS__: boolean;

declare module 'vitest' {
  interface TaskMeta {
    /** Which story a test draws, as Storybook's plugin notes it. */
    storyId?: string;
    /** The pixels of its screenshots, by mode: width, height and a hash. */
    screenshots?: Record<string, string>;
  }
}

/** A picture as it was compared. */
interface Screenshot {
  pixels: string;
  asRecorded: boolean;
  refusal: string | null;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Screenshots the page and compares it with the record (`tools/stories/screenshotCommand.ts`). */
    screenshot: (story: string, mode: string) => Promise<Screenshot>;
  }
}

/** What every story takes for now: a Saturday morning in Sydney. */
const now = new Date('2026-11-21T09:00:00+11:00');

/** Under forced colours the system colours the caret, hidden or not: there it must stand still. */
const stillCaret = document.createElement('style');
stillCaret.textContent = '* { caret-animation: manual !important }';
document.head.append(stillCaret);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

/**
 * Shows the story, as it stands after its play function, in one mode after the other; checks its colours, which
 * are all that differs, and compares the pixels of a screenshot with the recorded ones. At last it looks for
 * what is cut off at 320 pixels. With another browser than the one that made the record there is nothing to
 * compare with, and nothing is captured.
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
    const refused: string[] = [];
    const screenshots: Record<string, string> = {};
    for (const mode of modes) {
      if (!__PHOTOGRAPHS__ && !mode.judged) continue;
      await show(mode);
      // axe has judged everything in the first mode already, as part of the story.
      if (mode.judged && mode !== modes[0])
        expect.soft(await colorViolations(), `colours, ${mode.name}`).toEqual([]);
      if (!__PHOTOGRAPHS__) continue;
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

async function show(mode: Mode): Promise<void> {
  await emulate(mode.media);
  flushSync(() => showTheme(mode.theme));
}

/**
 * Draws every part of the page once more. Chromium keeps what it drew while the page was still being laid out, with
 * edges of icons a step other; a picture that differs is judged when all of it was drawn at once.
 */
async function drawAnew(mode: Mode): Promise<void> {
  const other = modes.find(({ theme }) => theme !== mode.theme);
  if (other) await show(other);
  await drawn();
  await show(mode);
  await drawn();
}

let emulated = '{}';

/** What the reader's system asks for. Motion stays reduced, as the whole run has it. */
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
  // A fixed box does not stretch the body; the screenshot must show it all the same.
  const floats = [...document.body.querySelectorAll('*')].some(
    (element) => getComputedStyle(element).position === 'fixed' && element.getClientRects().length > 0,
  );
  document.body.style.minHeight = floats ? '100vh' : '';
  // What lies below the window would be white in the screenshot.
  const height = document.body.scrollHeight;
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height);
  vi.useRealTimers();
  try {
    return await commands.screenshot(story, mode);
  } finally {
    // What is drawn anew for the next mode is drawn at the same time of day.
    vi.useFakeTimers({ toFake: ['Date'], now });
  }
}
