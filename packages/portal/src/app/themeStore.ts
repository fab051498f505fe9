import type { ThemeChoice } from '@countersign/ui';
import { storedValue } from '../services/storedValue.ts';

const choices: readonly ThemeChoice[] = ['light', 'dark', 'contrast', 'system'];

/** The theme selected in this browser. */
export const themeStore = storedValue<ThemeChoice>(
  'countersign.theme',
  (stored) => choices.find((choice) => choice === stored) ?? 'system',
);
