import { createIndexedShelf, hasIndexedShelf } from './indexedShelf.ts';
import { createPageLocks } from './pageLocks.ts';
import { createPageMemory, forgetExpired, type PageMemoryOptions } from './pageMemory.ts';
import type { UploadMemory } from './uploadMemory.ts';

export type IndexedMemoryOptions = Pick<PageMemoryOptions, 'owner' | 'onChange' | 'now'>;

/** Remembers uploads in IndexedDB. A browser without it or without locks, or in a private window, forgets. */
export function createIndexedMemory<Destination>(options: IndexedMemoryOptions): UploadMemory<Destination> {
  return createPageMemory<Destination>({
    ...options,
    shelf: createIndexedShelf(),
    locks: createPageLocks(),
    onLeave(callback) {
      window.addEventListener('pagehide', callback);
      // A page in the background of a phone is often ended without another event.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') callback();
      });
    },
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  });
}

/** Deletes entries that have expired, of every user of this browser. Never rejects. */
export async function forgetExpiredUploads(now: number): Promise<void> {
  if (await hasIndexedShelf()) await forgetExpired(createIndexedShelf(), now);
}
