import { useSyncExternalStore } from 'react';
import type { ThemeChoice } from '@countersign/ui';

let shown: ThemeChoice | null = null;
const listeners = new Set<() => void>();

/**
 * Shows the mounted story in another theme without mounting it again, so that what a play function did stands in
 * every screenshot. `null` gives it back to the toolbar.
 */
export function showTheme(theme: ThemeChoice | null): void {
  shown = theme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme that the screenshot run asked for, `null` where nobody did. */
export function useShownTheme(): ThemeChoice | null {
  return useSyncExternalStore(subscribe, () => shown);
}
