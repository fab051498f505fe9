import type { CDPSession } from 'playwright';
import { isRendered } from './isRendered.ts';

/** Milliseconds since 1970: when the first page of a load began, and when what is awaited was painted, and reacted. */
export interface Painted {
  readonly began: number;
  readonly at: number;
  readonly reacted: number;
}

/** What a load is watched for: selectors of what is seen, and of what can be used, which may be the same. */
export interface Watched {
  readonly awaited: string;
  readonly reacts?: string;
}

/**
 * Runs in every page before its own scripts. Tells when the page began, and when the awaited element is rendered in a
 * frame that was drawn; adds up how far things moved.
 */
function watch({ awaited, reacts = awaited }: Watched, tell: string, there: typeof isRendered): void {
  if (window !== window.top) return;
  const say = (word: string, at: number) => {
    const told: unknown = Reflect.get(window, tell);
    if (typeof told === 'function') told(JSON.stringify({ word, at }));
  };
  say('began', performance.timeOrigin);
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
    Reflect.set(window, 'firstLoadShift', shift);
  }).observe({ type: 'layout-shift', buffered: true });

  // A frame is only asked for where the page may be drawn: while a style sheet is missing there is none.
  const lookFor = (selector: string, word: string) => {
    const look = () => {
      if (!there(selector)) return void requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => say(word, performance.timeOrigin + performance.now());
      requestAnimationFrame(() => channel.port2.postMessage(null));
    };
    requestAnimationFrame(look);
  };
  lookFor(awaited, 'painted');
  lookFor(reacts, 'reacted');
}

const TELL = 'firstLoadTell';

/** Watches the pages that a session will open. Resolves when the awaited is there and reacts. */
export async function watchFor(
  cdp: CDPSession,
  watched: Watched,
): Promise<{ readonly painted: Promise<Painted> }> {
  const painted = new Promise<Painted>((resolve) => {
    const told = new Map<string, number>();
    cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== TELL) return;
      const { word, at }: { word: string; at: number } = JSON.parse(payload);
      if (!told.has(word)) told.set(word, at);
      const [began, seen, reacted] = ['began', 'painted', 'reacted'].map((each) => told.get(each));
      if (began !== undefined && seen !== undefined && reacted !== undefined)
        resolve({ began, at: seen, reacted });
    });
  });
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: TELL });
  await cdp.send('Page.enable');
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${watch.toString()})(${JSON.stringify(watched)}, ${JSON.stringify(TELL)}, ${isRendered.toString()})`,
  });
  return { painted };
}
