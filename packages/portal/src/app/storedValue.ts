/** A small setting of this browser: read once, kept, told to whoever listens. Never holds anything secret. */
export interface StoredValue<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * @param parse Reads what was stored; anything it does not know must give the usual value.
 */
export function storedValue<Value extends string | null>(
  key: string,
  parse: (stored: string | null) => Value,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let value = parse(read(key));
  return {
    get: () => value,
    set(next) {
      value = next;
      write(key, next);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Storage may be forbidden; the setting then lives as long as the page. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing is lost but the memory of it.
  }
}
