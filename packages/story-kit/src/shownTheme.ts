import { useSyncExternalStore } from 'react';
import type { ThemeChoice } from '@countersign/ui';

let shown: ThemeChoice | null = null;
const listeners = new Set<() => void>();

/**
 * Shows the mounted story in another theme without mounting it again, so that the effect of a play function
 * is in every screenshot. `null` returns to the toolbar's theme.
 */
export function showTheme(theme: ThemeChoice | null): void {
  shown = theme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the theme that the screenshot run requested, otherwise `null`. */
export function useShownTheme(): ThemeChoice | null {
  return useSyncExternalStore(subscribe, () => shown);
}
