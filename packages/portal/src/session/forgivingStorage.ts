import type { TargetStorage } from './rememberedTarget.ts';

/** Storage that browsers may forbid: without it nothing is remembered, and everything else goes on. */
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
