import type { TargetStorage } from './rememberedTarget.ts';

/** Storage that browsers may block: without it nothing is stored, and everything else works. */
export function forgiving(storage: () => Storage): TargetStorage {
  const attempt = <Result>(work: (storage: Storage) => Result): Result | null => {
    try {
      return work(storage());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => attempt((kept) => kept.getItem(key)),
    setItem(key, value) {
      attempt((kept) => kept.setItem(key, value));
    },
    removeItem(key) {
      attempt((kept) => kept.removeItem(key));
    },
  };
}
