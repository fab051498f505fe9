import type { BrowserCommand } from 'vitest/node';
import { saveScreenshot, pixelsOf } from './pixels.ts';
import { readPlan, refusal } from './plan.ts';

/** Number of captures until a story stops changing, and the delay between them, in milliseconds. */
const looks = { most: 60, apart: 50 };

/** A story's picture in one mode: its pixels, and why it is refused, null where it is not. */
export interface Screenshot {
  readonly pixels: string;
  readonly asRecorded: boolean;
  readonly refusal: string | null;
}

const plan = readPlan();

/**
 * Screenshots the story that the page shows. What is as recorded needs one look; anything else must be the same
 * twice in a row.
 */
export const screenshot: BrowserCommand<
  [story: string, mode: string, of: string],
  Promise<Screenshot>
> = async ({ iframe }, story, mode, of) => {
  if (!plan) throw new Error('Screenshots are taken where STORY_PLAN names a plan.');
  const recorded = plan.pixels[story]?.[mode];
  let last: Buffer | null = null;
  for (let look = 0; look < looks.most; look += 1) {
    const png = await iframe.locator(of).screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
    const stands = last?.equals(png) ?? false;
    if (stands || look === 0) {
      const pixels = pixelsOf(png);
      if (stands || pixels === recorded) {
        saveScreenshot(plan.pictures, pixels, png);
        return {
          pixels,
          asRecorded: pixels === recorded,
          refusal: refusal(plan.policy, recorded, pixels),
        };
      }
    }
    last = png;
    await new Promise((resolve) => setTimeout(resolve, looks.apart));
  }
  throw new Error(`${story} keeps changing in ${mode}.`);
};
