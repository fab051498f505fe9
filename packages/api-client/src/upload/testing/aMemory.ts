import type { RememberedUpload, UploadMemory } from '../memory/uploadMemory.ts';

/** A memory that outlives the uploaders that use it. */
export function aMemory() {
  const kept = new Map<string, RememberedUpload<number>>();
  const memory: UploadMemory<number> = {
    recall: () => Promise.resolve([...kept.values()]),
    keep: (upload) => void kept.set(upload.key, upload),
    forget(key) {
      kept.delete(key);
      return Promise.resolve();
    },
    forgetAll() {
      kept.clear();
      return Promise.resolve();
    },
  };
  return { kept, memory };
}
