/** Since the page was loaded, until the view of the unread documents is opened. */
let at = new Date(performance.timeOrigin).toISOString();

const listeners = new Set<() => void>();

/**
 * Since when the view of the unread documents is open: what is read there stays in it until it is opened anew, for no row
 * to move under the pointer and none to be passed over.
 */
export const unreadAt = {
  get: () => at,
  /** The view is opened anew: what has been read leaves it. */
  renew() {
    // Never an earlier time than before, whatever clock the browser has.
    at = new Date(Math.max(Date.now(), Date.parse(at) + 1)).toISOString();
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
