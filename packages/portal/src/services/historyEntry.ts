/**
 * Returns what identifies this entry in the history of the tab: the same after a reload, after Back, and when another
 * address replaces its own. Null in a browser without the Navigation API.
 */
export function historyEntry(): string | null {
  return 'navigation' in window ? (window.navigation.currentEntry?.key ?? null) : null;
}
