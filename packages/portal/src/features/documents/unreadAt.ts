/** In ms since 1970: since the page was loaded, until the view of the unread documents is opened. */
let at = performance.timeOrigin;

const listeners = new Set<() => void>();

/**
 * Since when the view of the unread documents is open: what is read there stays in it until it is opened anew, for no row
 * to move under the pointer and none to be passed over.
 */
export const unreadAt = {
  get: () => new Date(at).toISOString(),
  /** The view is opened anew: what has been read leaves it. */
  renew() {
    // Later than before, whatever clock the browser has.
    at = Math.max(Date.now(), at + 1);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
