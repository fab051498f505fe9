/** Returns the place of this page in the history of its tab, which is the same after a reload and when one comes back. */
export function historyEntry(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('__TSR_index' in state)) return 0;
  return Number(state.__TSR_index);
}
