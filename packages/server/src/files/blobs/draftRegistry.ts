import { LRUCache } from 'lru-cache';

/** A draft of this process: its chunks that are being written or stored. */
export interface Draft {
  readonly key: string;
  /** Resolves when the file exists; set by the first writer. */
  ready: Promise<void> | null;
  /** First bytes of the places that are taken. */
  readonly taken: Set<number>;
}

/** Files whose places are remembered. Forgetting one costs nothing but a further draft for what comes later. */
const mostOwners = 10_000;

/** The drafts of this process, by the upload that owns them: who may write where. */
export function createDraftRegistry(newKey: () => string) {
  const owners = new LRUCache<string, Draft[]>({ max: mostOwners });

  function draftsOf(owner: string): Draft[] {
    const known = owners.get(owner) ?? [];
    owners.set(owner, known);
    return known;
  }

  return {
    /** Takes the place that begins at `start`, in the first draft where it is free, or in a new one. */
    claim(owner: string, start: number): Draft {
      const drafts = draftsOf(owner);
      const free = drafts.find(({ taken }) => !taken.has(start));
      const draft = free ?? { key: newKey(), ready: null, taken: new Set() };
      if (!free) drafts.push(draft);
      draft.taken.add(start);
      return draft;
    },
    find: (owner: string, key: string) => owners.get(owner)?.find((draft) => draft.key === key),
    /** Frees a place; true when the draft holds nothing any more, which is then forgotten. */
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
