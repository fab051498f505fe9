/** Whether a person is at the page. */
export interface Presence {
  isThere(): boolean;
  /** Calls back when a person comes back; the returned function ends it. */
  subscribe(onReturn: () => void): () => void;
}

/** A page without any input for this long, in ms, counts as left. */
export const ATTENDED_MS = 15 * 60_000;

const inputs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focus', 'visibilitychange'] as const;

/** A hidden page has nobody in front of it, and neither has one that is not touched. */
export function browserPresence(now: () => number = Date.now): Presence {
  let lastInput = now();
  const isThere = () => document.visibilityState === 'visible' && now() - lastInput < ATTENDED_MS;
  return {
    isThere,
    subscribe(onReturn) {
      const input = () => {
        lastInput = now();
        // Cheap where nothing waits; whether the page was hidden just before cannot be seen any more.
        if (isThere()) onReturn();
      };
      const passively = { capture: true, passive: true };
      for (const name of inputs) window.addEventListener(name, input, passively);
      return () => {
        for (const name of inputs) window.removeEventListener(name, input, passively);
      };
    },
  };
}
