/** Small settings of a browser: pane width, visible columns. Never anything secret. */
export interface SettingsStore {
  readonly read: (key: string) => string | null;
  /** Null deletes. */
  readonly write: (key: string, value: string | null) => void;
}

/** @param open Returns the storage; throws where the browser blocks it. */
function storedIn(open: () => Storage): SettingsStore {
  return {
    read(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        if (value === null) open().removeItem(key);
        else open().setItem(key, value);
      } catch {
        // Only the stored setting is lost.
      }
    },
  };
}

/** Stored in this browser. If storage is blocked, the settings last as long as the page. */
export const browserSettings = storedIn(() => localStorage);

/** Stored as long as this tab is open, also through a reload. */
export const tabSettings = storedIn(() => sessionStorage);

/** Stored as long as the page is open: for stories and tests. */
export function createMemorySettings(): SettingsStore {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write(key, value) {
      if (value === null) kept.delete(key);
      else kept.set(key, value);
    },
  };
}
