/** Entries to store, and keys of those to delete. */
export interface ShelfChanges {
  readonly put: readonly { readonly key: string }[];
  readonly remove: readonly string[];
}

/** Where a browser stores entries with a `key` over reloads. */
export interface UploadShelf {
  /** Every entry, of whatever version of the portal. */
  readAll(): Promise<unknown[]>;
  /**
   * Makes all changes or none. Where the store is open already, they are on their way when the call returns, so that
   * a page that is going can still make them.
   */
  write(changes: ShelfChanges): Promise<void>;
}

/** An entry, as far as everybody may know it. */
export interface ShelfEntry {
  readonly key: string;
  readonly owner: string;
  readonly touchedAt: number;
}

/** Another version of the portal may have written it. */
export function isShelfEntry(entry: unknown): entry is ShelfEntry {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'key' in entry &&
    typeof entry.key === 'string' &&
    'owner' in entry &&
    typeof entry.owner === 'string' &&
    'touchedAt' in entry &&
    typeof entry.touchedAt === 'number'
  );
}

/** The server deletes an upload seven days after its last chunk, in milliseconds. */
const LIFETIME = 7 * 24 * 3_600_000;

/** @param now milliseconds since 1970 */
export function isExpired({ touchedAt }: ShelfEntry, now: number): boolean {
  return touchedAt < now - LIFETIME;
}
