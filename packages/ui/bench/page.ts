import { isBlank } from './blank.ts';
import type { Contestant, Contestants } from './contestant.ts';
import { benchRows } from './rows.ts';

/** What the script drives, one contestant a page. Every step ends with the frame that shows it. */
declare global {
  interface Window {
    bench: Bench;
  }
}

type Bench = ReturnType<typeof benchOf>;

/** Maximum number of frames until a contestant's rows are shown. */
const PATIENCE = 300;

const rowsByTotal = new Map([1000, 2000].map((total) => [total, benchRows(total)]));
const first = benchRows(1000);
const second = benchRows(2000).slice(1000);

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function host(): HTMLElement {
  const element = document.querySelector('#host');
  if (!(element instanceof HTMLElement)) throw new Error('the page has no host');
  return element;
}

/** Positions of a scroller that moves on by so many pixels a frame and turns back at either end. */
function* travel(scroller: HTMLElement, pixels: number): Generator<number, never> {
  const end = scroller.scrollHeight - scroller.clientHeight;
  if (end < pixels) throw new Error('there is nothing to scroll');
  let offset = scroller.scrollTop;
  let step = pixels;
  for (;;) {
    if (offset + step > end || offset + step < 0) step = -step;
    offset += step;
    yield offset;
  }
}

function benchOf(contestant: Contestant) {
  const { row } = contestant;
  let flip = false;

  async function settled(): Promise<void> {
    for (let tries = 0; tries < PATIENCE; tries += 1) {
      await frame();
      if (document.querySelector(row) !== null && !isBlank(contestant.scroller(), row)) return;
    }
    throw new Error('the rows never came');
  }

  function selected(): number {
    return document.querySelectorAll(`${row}[aria-selected="true"]`).length;
  }

  return {
    /** As an application that has no rows yet. */
    async begin(): Promise<void> {
      contestant.begin?.(host());
      await frame();
      await frame();
    },
    async mount(total: number): Promise<void> {
      contestant.mount(host(), rowsByTotal.get(total) ?? first, total);
      await frame();
      await settled();
    },
    async unmount(): Promise<void> {
      contestant.unmount();
      await frame();
    },
    /** @returns share of the frames that were dropped */
    async scroll(pixels: number, frames: number): Promise<number> {
      const scroller = contestant.scroller();
      const way = travel(scroller, pixels);
      const began = await frame();
      let last = began;
      for (let step = 0; step < frames; step += 1) {
        scroller.scrollTop = way.next().value;
        last = await frame();
      }
      await frame();
      return Math.max(0, 1 - frames / Math.round((last - began) / (1000 / 60)));
    },
    /** The same, not timed. @returns share of frames that would show a blank stretch */
    async blanks(pixels: number, frames: number): Promise<number> {
      const scroller = contestant.scroller();
      const way = travel(scroller, pixels);
      let blank = 0;
      for (let step = 0; step < frames; step += 1) {
        scroller.scrollTop = way.next().value;
        if (step > 0 && isBlank(scroller, row)) blank += 1;
        await frame();
      }
      return blank / (frames - 1);
    },
    async select(times: number): Promise<void> {
      for (let step = 0; step < times; step += 1) {
        contestant.select(step % 18);
        await frame();
      }
      await frame();
      if (selected() !== 1) throw new Error(`${selected()} rows are selected instead of one`);
    },
    /**
     * Presses the checkbox of one row after another; the row itself if there is none.
     * @returns the maximum number of frames until a pressed row was painted as selected, or as no longer
     * selected
     */
    async check(times: number): Promise<number> {
      let most = 0;
      for (let step = 0; step < times; step += 1) {
        const shown = [...document.querySelectorAll<HTMLElement>(`${row}:not([hidden])`)];
        // A header is a row too, but cannot be selected.
        const pressed = shown.filter((each) => !each.querySelector('[role="columnheader"]'))[step % 18];
        if (pressed === undefined) throw new Error('there is no row to press');
        const before = pressed.getAttribute('aria-selected');
        const control = pressed.querySelector<HTMLElement>('[role="checkbox"]') ?? pressed;
        control.click();
        let frames = 0;
        do {
          await frame();
          frames += 1;
        } while (pressed.getAttribute('aria-selected') === before && frames < PATIENCE);
        most = Math.max(most, frames);
      }
      return most;
    },
    async selectAll(): Promise<void> {
      contestant.selectAll();
      await frame();
      await frame();
    },
    async swap(times: number): Promise<void> {
      for (let step = 0; step < times; step += 1) {
        flip = !flip;
        contestant.swap(flip ? second : first);
        await frame();
      }
      await settled();
    },
    /** Where to press to choose the row at this place of the viewport, in pixels of the window. */
    pointOf(place: number): { x: number; y: number } {
      const box = contestant.scroller().getBoundingClientRect();
      return { x: box.left + 300, y: box.top + 80 + place * 33 };
    },
    selected,
  };
}

/** Makes `window.bench` for the contestant that the address names. */
export async function startBench(contestants: Contestants): Promise<void> {
  const name = new URLSearchParams(location.search).get('contestant') ?? '';
  const load = contestants[name];
  if (load === undefined) throw new Error(`unknown contestant "${name}"`);
  window.bench = benchOf(await load());
}
