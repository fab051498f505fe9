import '../src/theme/themes.css.js';
import { ours } from './ours.tsx';
import { raw } from './raw.ts';
import { benchRows } from './rows.ts';

/** What the script drives. Every step ends with the frame that shows it. */
declare global {
  interface Window {
    bench: typeof bench;
  }
}

const contestants = { raw: raw(), ours: ours() };
export type ContestantName = keyof typeof contestants;

const first = benchRows(1000);
const second = benchRows(2000).slice(1000);
let flip = false;

function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

function host(): HTMLElement {
  const element = document.querySelector('#host');
  if (!(element instanceof HTMLElement)) throw new Error('the page has no host');
  return element;
}

const bench = {
  async mount(name: ContestantName, total: number): Promise<void> {
    contestants[name].mount(host(), first, total);
    await frame();
    await frame();
  },
  async unmount(name: ContestantName): Promise<void> {
    contestants[name].unmount();
    await frame();
  },
  async scroll(name: ContestantName, pixels: number, frames: number): Promise<void> {
    const scroller = contestants[name].scroller();
    let offset = scroller.scrollTop;
    for (let step = 0; step < frames; step += 1) {
      offset += pixels;
      scroller.scrollTop = offset;
      await frame();
    }
    await frame();
  },
  /** The same, not timed. @returns share of frames that would show a blank stretch */
  async blanks(name: ContestantName, pixels: number, frames: number): Promise<number> {
    const scroller = contestants[name].scroller();
    let blank = 0;
    for (let step = 0; step < frames; step += 1) {
      scroller.scrollTop += pixels;
      if (step > 0 && isBlank(scroller)) blank += 1;
      await frame();
    }
    return blank / (frames - 1);
  },
  async select(name: ContestantName, times: number): Promise<void> {
    for (let step = 0; step < times; step += 1) {
      contestants[name].select(step % 18);
      await frame();
    }
  },
  async selectAll(name: ContestantName): Promise<void> {
    contestants[name].selectAll();
    await frame();
    await frame();
  },
  async swap(name: ContestantName, times: number): Promise<void> {
    for (let step = 0; step < times; step += 1) {
      flip = !flip;
      contestants[name].swap(flip ? second : first);
      await frame();
    }
  },
};

/**
 * What the compositor would show if it scrolled before the page could draw:
 * whether any row is missing in the viewport as the rows stand now.
 */
function isBlank(scroller: HTMLElement): boolean {
  const box = scroller.getBoundingClientRect();
  for (const share of [0.1, 0.5, 0.95]) {
    const hit = document.elementFromPoint(box.left + 60, box.top + box.height * share);
    if (hit === null || hit === scroller || hit.parentElement === scroller) return true;
  }
  return false;
}

window.bench = bench;
