import type { RememberedUpload, UploadMemory } from './uploadMemory.ts';

export interface IndexedMemoryOptions {
  /** Whose uploads they are: nobody else sees them. */
  owner: string;
  /** Called when there is something to remember, and when there is nothing any more. */
  onChange: (some: boolean) => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

interface Stored<Destination> extends RememberedUpload<Destination> {
  readonly owner: string;
  /** The page that has it. */
  readonly page: string;
}

const NAME = 'countersign-uploads';
const STORE = 'uploads';
const LOCK = 'countersign-uploads';
/** Milliseconds for which changes are collected. */
const COLLECT = 150;
/** The server deletes an upload seven days after its last chunk. */
const LIFETIME = 7 * 24 * 3_600_000;

/**
 * Remembers uploads in IndexedDB, which keeps the handles of files too. Each page holds a lock with its own name; an entry
 * whose page holds none any more was interrupted. A browser without either, or in a private window, forgets.
 */
export function createIndexedMemory<Destination>({
  owner,
  onChange,
  now,
}: IndexedMemoryOptions): UploadMemory<Destination> {
  const page = crypto.randomUUID();
  const changes = new Map<string, RememberedUpload<Destination> | null>();
  const kept = new Set<string>();
  let database: Promise<IDBDatabase> | null = null;
  let held: Promise<void> | null = null;
  let collecting = false;

  function open(): Promise<IDBDatabase> {
    database ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB did not open.'));
      request.onblocked = () => reject(new Error('IndexedDB is blocked.'));
    });
    return database;
  }

  /** Held until the page is gone. */
  function holdPage(): Promise<void> {
    held ??= new Promise((resolve) => {
      void navigator.locks.request(`${LOCK}:${page}`, () => {
        resolve();
        return new Promise<never>(() => undefined);
      });
    });
    return held;
  }

  async function change(work: (store: IDBObjectStore) => void): Promise<void> {
    const transaction = (await open()).transaction(STORE, 'readwrite');
    work(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB aborted.'));
    });
  }

  async function flush(): Promise<void> {
    collecting = false;
    const due = [...changes];
    changes.clear();
    try {
      await holdPage();
      await change((store) => {
        for (const [key, upload] of due) {
          if (upload === null) store.delete(key);
          else store.put({ ...upload, owner, page });
        }
      });
      onChange(kept.size > 0);
    } catch {
      // Only a reload would have needed it.
    }
  }

  function note(key: string, upload: RememberedUpload<Destination> | null): void {
    changes.set(key, upload);
    if (collecting) return;
    collecting = true;
    setTimeout(() => void flush(), COLLECT);
  }

  async function left(): Promise<RememberedUpload<Destination>[]> {
    await holdPage();
    return navigator.locks.request(LOCK, async () => {
      const { held: locks = [] } = await navigator.locks.query();
      const alive = new Set(locks.map(({ name }) => name));
      const all = await read<Destination>(await open());
      const oldest = now() - LIFETIME;
      const gone = all.filter((stored) => stored.touchedAt < oldest);
      const mine = all.filter(
        (stored) =>
          stored.owner === owner && stored.touchedAt >= oldest && !alive.has(`${LOCK}:${stored.page}`),
      );
      await change((store) => {
        for (const { key } of gone) store.delete(key);
        for (const stored of mine) store.put({ ...stored, page });
      });
      return mine;
    });
  }

  return {
    async recall() {
      try {
        const found = await left();
        for (const { key } of found) kept.add(key);
        onChange(kept.size > 0);
        return found;
      } catch {
        return [];
      }
    },
    keep(upload) {
      kept.add(upload.key);
      note(upload.key, upload);
    },
    forget(key) {
      if (kept.delete(key)) note(key, null);
    },
  };
}

function read<Destination>(database: IDBDatabase): Promise<Stored<Destination>[]> {
  return new Promise((resolve, reject) => {
    const request: IDBRequest<unknown[]> = database.transaction(STORE).objectStore(STORE).getAll();
    request.onsuccess = () => resolve(request.result.filter(isStored<Destination>));
    request.onerror = () => reject(request.error ?? new Error('IndexedDB could not be read.'));
  });
}

/** Another version of the portal may have written it. */
function isStored<Destination>(entry: unknown): entry is Stored<Destination> {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'owner' in entry &&
    'page' in entry &&
    'touchedAt' in entry &&
    'name' in entry &&
    typeof entry.name === 'string'
  );
}
