import type { Schemas } from '@countersign/api-client/contract';
import { filterPath } from '@countersign/api-client/rules';
import type { SettingsStore } from '../../../services/browserSettings.ts';
import { parseJson } from '../../../services/parseJson.ts';

/** The filters of a client, and the one whose documents are shown; 0 is the root. */
interface ClientFilters {
  readonly clientId: number;
  readonly tree: readonly Schemas['Filter'][];
  readonly selectedId: number;
}

export const KEY = 'countersign.filters.opened';
/** For how many clients it is kept, those last changed. */
export const CLIENTS = 50;

/** Client, filter that was selected, then the filters that differ: closed on top, or opened below. */
type Entry = readonly number[];

function read(settings: SettingsStore): readonly Entry[] {
  const stored = parseJson(settings.read(KEY));
  return Array.isArray(stored)
    ? stored.filter(
        (entry): entry is Entry => Array.isArray(entry) && entry.every((id) => Number.isInteger(id)),
      )
    : [];
}

/** Returns what is in one of two lists without repetitions, but not in both. */
function difference(some: readonly number[], others: readonly number[]): number[] {
  return [...some.filter((id) => !others.includes(id)), ...others.filter((id) => !some.includes(id))];
}

const top = (tree: ClientFilters['tree']) => tree.map(({ Id }) => Id);

/**
 * Returns the filters that are open when a client is shown: as they were left in this browser, otherwise those on top.
 * The way to the selected one is open too, unless it was closed around that.
 */
export function openAtFirst(
  settings: SettingsStore,
  { clientId, tree, selectedId }: ClientFilters,
): ReadonlySet<number> {
  const [, leftAt, ...changed] = read(settings).find(([id]) => id === clientId) ?? [];
  const way = leftAt === selectedId ? [] : filterPath(tree, selectedId).slice(0, -1);
  return new Set([...difference(top(tree), changed), ...way]);
}

/** Keeps which filters of a client are open, in this browser. */
export function keepOpen(
  settings: SettingsStore,
  { clientId, tree, selectedId }: ClientFilters,
  opened: ReadonlySet<number>,
): void {
  const known = [...opened].filter((id) => filterPath(tree, id).length > 0);
  const entry = [clientId, selectedId, ...difference(top(tree), known)];
  const others = read(settings).filter(([id]) => id !== clientId);
  settings.write(KEY, JSON.stringify([...others, entry].slice(-CLIENTS)));
}
