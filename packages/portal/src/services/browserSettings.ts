/** Small settings of a browser: how wide a pane is, which columns are shown. Never anything secret. */
export interface SettingsStore {
  readonly read: (key: string) => string | null;
  /** Null forgets. */
  readonly write: (key: string, value: string | null) => void;
}

/** Kept in this browser. Storage may be forbidden; the settings then live as long as the page. */
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
      // Nothing is lost but the memory of it.
    }
  },
};

/** Kept as long as the page: for stories and tests. */
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
