import { CHUNK_SIZE } from '../uploadLimits.ts';
import type { PageLocks } from './pageLocks.ts';
import type { RememberedUpload, UploadMemory } from './uploadMemory.ts';
import {
  isExpired,
  isShelfEntry,
  type ShelfChanges,
  type ShelfEntry,
  type UploadShelf,
} from './uploadShelf.ts';

export interface PageMemoryOptions {
  /** Whose uploads they are: nobody else sees them. */
  readonly owner: string;
  readonly shelf: UploadShelf;
  readonly locks: PageLocks;
  /** Calls back when the page may be about to go. */
  readonly onLeave: (callback: () => void) => void;
  /** Calls back after `ms`; the returned function cancels it. */
  readonly after: (ms: number, callback: () => void) => () => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called when there is something to remember, and when there is nothing any more. */
  readonly onChange: (some: boolean) => void;
}

interface Stored<Destination> extends RememberedUpload<Destination> {
  readonly owner: string;
  /** The page that has it. */
  readonly page: string;
}

/** Milliseconds for which changes of uploads that are stored already are collected. */
const COLLECT = 150;
/** Milliseconds after which a browser that does not answer holds nothing up any more. */
const PATIENCE = 1_000;

/**
 * Remembers the uploads of a page on a shelf. New ones and forgotten ones are written at once, what changes in others a
 * moment later. Entries of a page that is gone were interrupted.
 */
export function createPageMemory<Destination>(options: PageMemoryOptions): UploadMemory<Destination> {
  const { owner, shelf, locks, after, now, onChange } = options;
  const { page } = locks;
  /** What is not written yet; null for what is forgotten. */
  const changes = new Map<string, RememberedUpload<Destination> | null>();
  const kept = new Set<string>();
  let writing: Promise<void> | null = null;
  let stopCollecting: (() => void) | null = null;
  let closed = false;

  function take(): { due: [string, RememberedUpload<Destination> | null][]; entries: ShelfChanges } {
    stopCollecting?.();
    stopCollecting = null;
    const due = [...changes];
    changes.clear();
    const put = due.flatMap(([, upload]) => (upload === null ? [] : [{ ...upload, owner, page }]));
    return { due, entries: { put, remove: due.flatMap(([key, upload]) => (upload === null ? [key] : [])) } };
  }

  async function writeOnce(): Promise<void> {
    const { due, entries } = take();
    try {
      await shelf.write(entries);
      if (!closed) onChange(kept.size > 0);
    } catch {
      if (!closed)
        for (const [key, upload] of due) if (!changes.has(key)) changes.set(key, withoutHandle(upload));
    }
  }

  /** Writes what is to be written now. One write at a time: what comes meanwhile goes together. */
  function write(): Promise<void> {
    const before = writing;
    writing = (async () => {
      await before;
      if (changes.size > 0) await locks.hold().then(writeOnce, () => undefined);
    })();
    return writing;
  }

  function writeSoon(): void {
    stopCollecting ??= after(COLLECT, () => {
      stopCollecting = null;
      void write();
    });
  }

  options.onLeave(() => {
    // Nothing that has to be waited for happens any more.
    if (changes.size > 0) void writeOnce();
  });

  /** Resolves with the work, which never rejects; or when the browser takes too long. */
  function patiently(work: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      const stop = after(PATIENCE, resolve);
      void work.then(() => {
        stop();
        resolve();
      });
    });
  }

  return {
    async recall() {
      try {
        await locks.hold();
        const found = await locks.exclusively(async (isAlive) => {
          const all = (await shelf.readAll()).filter(isShelfEntry);
          const gone = all.filter((entry) => isExpired(entry, now()));
          const mine = all.filter(
            (entry): entry is Stored<Destination> =>
              entry.owner === owner && !gone.includes(entry) && isStored(entry) && !isAlive(entry.page),
          );
          const put = mine.map((stored) => ({ ...stored, page }));
          await shelf.write({ put, remove: gone.map(({ key }) => key) });
          return mine;
        });
        for (const { key } of found) kept.add(key);
        onChange(kept.size > 0);
        // One of an older version of the portal has no question, and chunks of the usual size.
        return found.map((stored) => ({
          ...stored,
          known: stored.known ?? null,
          chunkSize: stored.chunkSize ?? (stored.identifier === null ? null : CHUNK_SIZE),
        }));
      } catch {
        return [];
      }
    },
    keep(upload) {
      if (closed) return;
      const { key } = upload;
      const isNew = !kept.has(key);
      kept.add(key);
      changes.set(key, upload);
      if (isNew) void write();
      else writeSoon();
    },
    forget(key) {
      if (!kept.delete(key)) return Promise.resolve();
      changes.set(key, null);
      return patiently(write());
    },
    forgetAll() {
      closed = true;
      stopCollecting?.();
      changes.clear();
      kept.clear();
      onChange(false);
      return patiently(forgetOf(shelf, (entry) => entry.owner === owner, writing));
    },
  };
}

/** For the next try: a handle may be what the browser can't store. */
function withoutHandle<Destination>(upload: RememberedUpload<Destination> | null) {
  return upload === null ? null : { ...upload, handle: null };
}

/** Deletes entries; never rejects. */
async function forgetOf(
  shelf: UploadShelf,
  unwanted: (entry: ShelfEntry) => boolean,
  before: Promise<void> | null = null,
): Promise<void> {
  await before;
  try {
    const remove = (await shelf.readAll()).filter(isShelfEntry).filter(unwanted);
    if (remove.length > 0) await shelf.write({ put: [], remove: remove.map(({ key }) => key) });
  } catch {
    // They expire.
  }
}

/** Deletes what the server no longer has, whoever left it. Never rejects. */
export function forgetExpired(shelf: UploadShelf, now: number): Promise<void> {
  return forgetOf(shelf, (entry) => isExpired(entry, now));
}

function isStored<Destination>(entry: ShelfEntry): entry is Stored<Destination> {
  return (
    'page' in entry && typeof entry.page === 'string' && 'name' in entry && typeof entry.name === 'string'
  );
}
