import type { ThemeChoice } from '@countersign/ui';

/** One way in which every story is shown, checked and captured. */
export interface Mode {
  /** What the record calls its screenshots. */
  name: string;
  theme: ThemeChoice;
  /** What the reader's system asks for; pages that follow the system are then drawn in this mode too. */
  media: Readonly<Record<string, string>>;
  /**
   * Whether axe can judge the colours. Under forced colours it reads the author's text colour upon the system's
   * background, which nobody sees; there the screenshot is the proof.
   */
  judged: boolean;
}

/** In this order, after the play function, each story is shown in every mode. */
export const modes: readonly Mode[] = [
  { name: 'light', theme: 'light', media: {}, judged: true },
  { name: 'dark', theme: 'dark', media: { 'prefers-color-scheme': 'dark' }, judged: true },
  { name: 'contrast', theme: 'contrast', media: { 'prefers-contrast': 'more' }, judged: true },
  { name: 'forced', theme: 'light', media: { 'forced-colors': 'active' }, judged: false },
];

/** The same modes as Chromatic takes them: globals of the toolbar, and what the reader's system asks for. */
export const chromaticModes = Object.fromEntries(
  modes.map(({ name, theme, media }) => [
    name,
    { theme, ...('forced-colors' in media && { forcedColors: 'active' }) },
  ]),
);
