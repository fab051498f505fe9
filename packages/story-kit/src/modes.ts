import type { ThemeChoice } from '@countersign/ui';
import type { MediaFeatures } from './media/mediaQuery.ts';

/** A mode in which every story is shown, checked and captured. */
export interface Mode {
  /** Name of its screenshots in the record. */
  name: string;
  theme: ThemeChoice;
  /** Media features of the system; pages that follow the system render in this mode too. */
  media: MediaFeatures;
  /**
   * Whether axe can check the colours. Under forced colours it reads the author's text colour on the system's
   * background, a combination that is never displayed; there the screenshot is the check.
   */
  judged: boolean;
}

/** After the play function, each story is shown in every mode, in this order. */
export const modes: readonly Mode[] = [
  { name: 'light', theme: 'light', media: {}, judged: true },
  { name: 'dark', theme: 'dark', media: { 'prefers-color-scheme': 'dark' }, judged: true },
  { name: 'contrast', theme: 'contrast', media: { 'prefers-contrast': 'more' }, judged: true },
  { name: 'forced', theme: 'light', media: { 'forced-colors': 'active' }, judged: false },
];

/**
 * The same modes for Chromatic: globals of the toolbar, and the media features that it emulates itself. The page
 * emulates the others, those of the theme and of the device (`emulateMedia`); Chromatic reads the size of the device
 * from the story's own global.
 */
export const chromaticModes = Object.fromEntries(
  modes.map(({ name, theme, media }) => [
    name,
    {
      theme,
      prefersReducedMotion: 'reduce',
      ...('forced-colors' in media && { forcedColors: media['forced-colors'] }),
    },
  ]),
);

/** Returns the media features that pages which follow the system see in a theme of the toolbar. */
export function themeMedia(theme: ThemeChoice): MediaFeatures {
  const mode = modes.find((candidate) => candidate.theme === theme);
  return mode ? { 'prefers-color-scheme': 'light', 'prefers-contrast': 'no-preference', ...mode.media } : {};
}
