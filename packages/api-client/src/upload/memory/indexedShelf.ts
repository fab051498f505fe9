import type { ShelfChanges, UploadShelf } from './uploadShelf.ts';

const NAME = 'countersign-uploads';
const STORE = 'uploads';

/** IndexedDB, which stores the handles of files too. The database is opened with the first call. */
export function createIndexedShelf(): UploadShelf {
  let database: IDBDatabase | null = null;
  let opening: Promise<IDBDatabase> | null = null;

  function opened(arrived: IDBDatabase): IDBDatabase {
    database = arrived;
    const close = () => {
      if (database === arrived) database = null;
      arrived.close();
    };
    // Another page has a newer version, or deletes it: an open connection blocks that page.
    arrived.onversionchange = close;
    // The browser took it away, for example because the user cleared the site's data.
    arrived.onclose = close;
    return arrived;
  }

  /** A failure counts for this call only: the next one tries again. */
  function open(): Promise<IDBDatabase> {
    if (database !== null) return Promise.resolve(database);
    opening ??= request()
      .then(opened)
      .finally(() => (opening = null));
    return opening;
  }

  /** Not a moment later where it is open: the page may be going. */
  function using<Result>(work: (open: IDBDatabase) => Promise<Result>): Promise<Result> {
    if (database === null) return open().then(work);
    const present = database;
    return work(present).catch((error: unknown) => {
      // It may be closing without having said so yet.
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      if (database === present) database = null;
      return open().then(work);
    });
  }

  return {
    readAll: () => using(readFrom),
    write: (changes) => using((into) => writeTo(into, changes)),
  };
}

/** Whether this browser has the database: opening it would create it. */
export async function hasIndexedShelf(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === NAME);
  } catch {
    return false;
  }
}

function request(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    let late = false;
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'key' });
    asked.onsuccess = () => {
      if (late) asked.result.close();
      else resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error ?? new Error('IndexedDB did not open.'));
    asked.onblocked = () => {
      late = true;
      reject(new Error('IndexedDB is blocked.'));
    };
  });
}

function readFrom(database: IDBDatabase): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const reading: IDBRequest<unknown[]> = database.transaction(STORE).objectStore(STORE).getAll();
    reading.onsuccess = () => resolve(reading.result);
    reading.onerror = () => reject(reading.error ?? new Error('IndexedDB could not be read.'));
  });
}

function writeTo(database: IDBDatabase, { put, remove }: ShelfChanges): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB aborted.'));
    const store = transaction.objectStore(STORE);
    try {
      for (const key of remove) store.delete(key);
      for (const entry of put) store.put(entry);
      // Without waiting for the requests' events, which never come to a page that is gone.
      transaction.commit();
    } catch (error) {
      transaction.abort();
      throw error;
    }
  });
}
