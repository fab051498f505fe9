/** Whether this machine has a network at all. That it has one says nothing of the server. */
export interface Network {
  isOnline(): boolean;
  /** Calls back when that changes; the returned function ends it. */
  subscribe(listener: () => void): () => void;
}

export const browserNetwork: Network = {
  isOnline: () => navigator.onLine,
  subscribe(listener) {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};

/** Resolves once something is so; rejects when the signal comes first. */
export function once(
  isSo: () => boolean,
  subscribe: (listener: () => void) => () => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    if (isSo()) return resolve();
    const end = (settle: () => void) => () => {
      stop();
      signal.removeEventListener('abort', abort);
      settle();
    };
    const abort = end(() => reject(signal.reason));
    const stop = subscribe(() => {
      if (isSo()) end(resolve)();
    });
    signal.addEventListener('abort', abort, { once: true });
  });
}

/** Resolves once there is a network; rejects when the signal comes first. */
export function whenOnline({ isOnline, subscribe }: Network, signal: AbortSignal): Promise<void> {
  return once(isOnline, subscribe, signal);
}
