import { parseJson } from '../services/parseJson.ts';
import type { SettingsStore } from '../services/browserSettings.ts';

const KEY = 'countersign.leftLists';
/** So many lists are kept, those that were left last. */
const KEPT = 20;

/** Where a list was left. */
interface LeftList {
  /** Its place in the history of the tab. */
  readonly entry: number;
  /** Tells it from the same list in another order, or of another search. */
  readonly viewKey: string;
  /** Index of the first row in sight. */
  readonly row: number;
}

function isLeftList(value: unknown): value is LeftList {
  if (typeof value !== 'object' || value === null) return false;
  if (!('entry' in value && 'viewKey' in value && 'row' in value)) return false;
  const { entry, viewKey, row } = value;
  return Number.isInteger(entry) && typeof viewKey === 'string' && Number.isSafeInteger(row) && Number(row) >= 0;
}

function read(tab: SettingsStore): readonly LeftList[] {
  const kept = parseJson(tab.read(KEY));
  return Array.isArray(kept) ? kept.filter(isLeftList) : [];
}

/**
 * Index of the row at which a list was left, at the same entry of the tab's history: after a reload, or with Back. 0
 * for one that is opened anew.
 *
 * @param viewKey undefined if any list at this entry will do
 */
export function leftAt(tab: SettingsStore, entry: number, viewKey?: string): number {
  const left = read(tab).find((list) => list.entry === entry && list.viewKey === (viewKey ?? list.viewKey));
  return left?.row ?? 0;
}

/** Keeps where a list was left. */
export function leaveAt(tab: SettingsStore, list: LeftList): void {
  const others = read(tab).filter(({ entry }) => entry !== list.entry);
  tab.write(KEY, JSON.stringify([list, ...others].slice(0, KEPT)));
}
