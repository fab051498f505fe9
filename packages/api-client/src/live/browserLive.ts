import type { LiveSight } from './connection.ts';
import type { LiveTabs } from './liveEvents.ts';

export const browserSight: LiveSight = {
  isShown: () => document.visibilityState === 'visible',
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/**
 * The tabs of this browser in which the same person is signed in. A browser allows six connections to a host over
 * HTTP/1.1, so that one stream for each tab would leave none for calls.
 *
 * @param name Names the person.
 */
export function browserTabs(name: string): LiveTabs {
  const channel = new BroadcastChannel(name);
  return {
    async lead(work, { wait, signal }) {
      let ran = false;
      const hold = async (lock: Lock | null) => {
        if (lock === null) return;
        ran = true;
        await work();
      };
      await navigator.locks.request(name, wait ? { signal } : { ifAvailable: true }, hold);
      return ran;
    },
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const receive = ({ data }: MessageEvent<unknown>) => listener(data);
      channel.addEventListener('message', receive);
      return () => {
        channel.removeEventListener('message', receive);
        channel.close();
      };
    },
  };
}
