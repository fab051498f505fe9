import type { Widget, Widgets } from './widget.ts';

/** What the script drives, one contestant a page. Every step ends with the frame that shows it. */
declare global {
  interface Window {
    widgets: Record<'dialog' | 'buttons', ReturnType<typeof stepsOf>>;
  }
}

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
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
      const moving = document
        .getAnimations()
        .filter((each) => each.effect?.getTiming().iterations !== Infinity);
      await Promise.allSettled(moving.map(({ finished }) => finished));
      await frame();
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
  if (load === undefined) throw new Error(`nobody is called "${name}"`);
  const { dialog, buttons } = await load();
  window.widgets = { dialog: stepsOf(dialog), buttons: stepsOf(buttons) };
  Object.assign(window, { bench: window.widgets });
}
