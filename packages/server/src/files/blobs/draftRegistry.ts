import { LRUCache } from 'lru-cache';

/** A draft file of this process, with the chunks that are being written or stored. */
export interface Draft {
  readonly key: string;
  /** Resolves when the file exists; set by the first writer. */
  ready: Promise<void> | null;
  /** Offsets of the claimed places. */
  readonly taken: Set<number>;
}

/** Number of files whose places are cached. Dropping one only means another draft for its later chunks. */
const mostOwners = 10_000;

/** Creates the registry of this process's drafts by upload, which assigns each writer its place. */
export function createDraftRegistry(newKey: () => string) {
  const owners = new LRUCache<string, Draft[]>({ max: mostOwners });

  function draftsOf(owner: string): Draft[] {
    const drafts = owners.get(owner) ?? [];
    owners.set(owner, drafts);
    return drafts;
  }

  return {
    /** Claims the place at the offset `start`, in the first draft where it is free or in a new one. */
    claim(owner: string, start: number): Draft {
      const drafts = draftsOf(owner);
      const free = drafts.find(({ taken }) => !taken.has(start));
      const draft = free ?? { key: newKey(), ready: null, taken: new Set() };
      if (!free) drafts.push(draft);
      draft.taken.add(start);
      return draft;
    },
    find: (owner: string, key: string) => owners.get(owner)?.find((draft) => draft.key === key),
    /** Frees a place. Returns true if the draft is then empty; it is removed. */
    free(owner: string, draft: Draft, start: number): boolean {
      draft.taken.delete(start);
      if (draft.taken.size > 0) return false;
      this.forget(owner, draft.key);
      return true;
    },
    forget(owner: string, key: string): void {
      const rest = (owners.get(owner) ?? []).filter((draft) => draft.key !== key);
      if (rest.length > 0) owners.set(owner, rest);
      else owners.delete(owner);
    },
  };
}
