/** Small settings of a browser: pane width, visible columns. Never anything secret. */
export interface SettingsStore {
  readonly read: (key: string) => string | null;
  /** Null deletes. */
  readonly write: (key: string, value: string | null) => void;
}

/** Stored in this browser. If storage is blocked, the settings last as long as the page. */
export const browserSettings: SettingsStore = {
  read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Only the stored setting is lost.
    }
  },
};

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
