import type { ThemeChoice } from '@countersign/ui';

const themes = ['light', 'dark', 'contrast', 'system'] as const;

/** Reads the theme of the page around this one from the address; the reader's system where it names none. */
export function readTheme(search: string): ThemeChoice {
  const named = new URLSearchParams(search).get('theme');
  return themes.find((theme) => theme === named) ?? 'system';
}
