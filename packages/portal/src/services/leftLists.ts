import type { SettingsStore } from './browserSettings.ts';

const keyOf = (entry: string | null) => `countersign.left.${entry}`;

/**
 * Returns the index of the row at which the user left a list, in the same entry of the history. 0 for a list that is
 * opened anew.
 *
 * @param entry as `historyEntry` returns it
 * @param viewKey tells it from the same list in another order, or of another search; any of this entry if omitted
 */
export function leftAt(tab: SettingsStore, entry: string | null, viewKey?: string): number {
  const left = tab.read(keyOf(entry)) ?? '';
  return viewKey === undefined || left.endsWith(` ${viewKey}`) ? Number.parseInt(left, 10) || 0 : 0;
}

/** Keeps the index of the first visible row of a list that the user leaves. */
export function leaveAt(tab: SettingsStore, entry: string | null, viewKey: string, row: number): void {
  if (entry !== null) tab.write(keyOf(entry), `${row} ${viewKey}`);
}
