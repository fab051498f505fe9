import type { Widget, Widgets } from './widget.ts';

/** What the script drives, one contestant a page. Every step ends with the frame that shows it. */
declare global {
  interface Window {
    widgets: Record<'dialog' | 'buttons', ReturnType<typeof stepsOf>>;
  }
}

/** Of the page as it was written, before any contestant is loaded. */
const rulesAtFirst = rulesMade();

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function focusIsIn(shows: string): boolean {
  return document.activeElement?.closest(shows) != null;
}

/** What comes to an end by itself. */
function moving(): Animation[] {
  return document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity);
}

function isMoving(): boolean {
  return moving().some(({ playState }) => playState === 'running');
}

/** Rules that came with no file: those of style elements, and of sheets that a script made. */
function rulesMade(): number {
  const written = [...document.styleSheets].filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement);
  return [...written, ...document.adoptedStyleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
}

function stepsOf(widget: Widget) {
  return {
    async prepare(): Promise<void> {
      const host = document.createElement('div');
      document.body.append(host);
      widget.prepare(host);
      await frame();
    },
    /** Ends when it stands there and nothing moves any more. */
    async open(): Promise<void> {
      widget.open();
      await frame();
      while (document.querySelector(widget.shows) === null) await frame();
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await frame();
    },
    /** Ends with the frame in which the focus is inside and keys work, whatever still moves. */
    async openUntilFocus(): Promise<void> {
      widget.open();
      do await frame();
      while (!focusIsIn(widget.shows));
    },
    /** @returns frames that never came while it opened and moved */
    async dropped(): Promise<number> {
      const began = await frame();
      widget.open();
      let shown = 0;
      let last: number;
      do {
        last = await frame();
        shown += 1;
      } while (!focusIsIn(widget.shows) || isMoving());
      return Math.max(0, Math.round((last - began) / (1000 / 60)) - shown);
    },
    /** @returns CSS rules that were made until it stands there */
    async rules(): Promise<number> {
      widget.open();
      await frame();
      return rulesMade() - rulesAtFirst;
    },
    /** A button that opens it, for a real press, in pixels of the window. */
    offer(): { x: number; y: number } {
      const button = document.createElement('button');
      button.textContent = 'Open';
      button.addEventListener('click', () => widget.open());
      document.body.append(button);
      const { left, top } = button.getBoundingClientRect();
      return { x: left + 5, y: top + 5 };
    },
    async close(): Promise<void> {
      widget.close();
      await frame();
      document.body.replaceChildren();
    },
  };
}

/** Makes `window.widgets` for the contestant that the address names. */
export async function startWidgets(widgets: Widgets): Promise<void> {
  const name = new URLSearchParams(location.search).get('contestant') ?? '';
  const load = widgets[name];
  if (load === undefined) throw new Error(`unknown contestant "${name}"`);
  const { dialog, buttons } = await load();
  window.widgets = { dialog: stepsOf(dialog), buttons: stepsOf(buttons) };
  Object.assign(window, { bench: window.widgets });
}
