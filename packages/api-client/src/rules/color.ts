/** The product's own colour: that of a firm without branding, and of pages that are no firm's. */
export const DEFAULT_BRAND_COLOR = '333C91';

/** Themes that the portal names to the pages in its frames, which follow it. */
const themes = ['light', 'dark', 'contrast', 'system'] as const;

type FrameTheme = (typeof themes)[number];

/** Reads the theme of the page around a frame from the frame's query; the reader's system where it names none. */
export function frameThemeOf(search: string): FrameTheme {
  const named = new URLSearchParams(search).get('theme');
  return themes.find((theme) => theme === named) ?? 'system';
}
