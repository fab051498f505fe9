import { isSigningTarget, parseReturnPath } from './parseReturnPath.ts';

/** How long a return address is stored in ms. */
export const TARGET_LIFETIME_MS = 30 * 60_000;

const PAGE_KEY = 'countersign.target';
const SIGNING_KEY = 'countersign.signingTarget';

/** The part of `Storage` that is used here. */
export interface TargetStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface RememberedTarget {
  /** Stores a path; ignores anything but a valid return path. */
  remember(target: string): void;
  /** Returns the stored path, a signing link first, and deletes it. */
  take(): string | null;
  forget(): void;
}

export interface RememberedTargetOptions {
  readonly origin: string;
  readonly now: () => number;
  /** Of this tab: each tab returns to its own page. */
  readonly tab: TargetStorage;
  /** Of all tabs: a signing link has priority wherever the sign-in happens. */
  readonly shared: TargetStorage;
}

interface Kept {
  readonly target: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

function parseKept(stored: string | null): Kept | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null || !('target' in value) || !('until' in value))
      return null;
    const { target, until } = value;
    return typeof target === 'string' && typeof until === 'number' ? { target, until } : null;
  } catch {
    return null;
  }
}

/** Stores the address that a user wanted before signing in: used once, within thirty minutes. */
export function rememberedTarget({ origin, now, tab, shared }: RememberedTargetOptions): RememberedTarget {
  const takeFrom = (storage: TargetStorage, key: string): string | null => {
    const kept = parseKept(storage.getItem(key));
    storage.removeItem(key);
    if (kept === null || kept.until <= now() || kept.until > now() + TARGET_LIFETIME_MS) return null;
    return parseReturnPath(kept.target, origin);
  };
  return {
    remember(wanted) {
      const target = parseReturnPath(wanted, origin);
      if (target === null) return;
      const kept: Kept = { target, until: now() + TARGET_LIFETIME_MS };
      const [storage, key] = isSigningTarget(target) ? [shared, SIGNING_KEY] : [tab, PAGE_KEY];
      storage.setItem(key, JSON.stringify(kept));
    },
    take() {
      const signing = takeFrom(shared, SIGNING_KEY);
      const page = takeFrom(tab, PAGE_KEY);
      return signing ?? page;
    },
    forget() {
      shared.removeItem(SIGNING_KEY);
      tab.removeItem(PAGE_KEY);
    },
  };
}
