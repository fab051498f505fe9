import { ThemeProvider, type Density, type ThemeChoice } from '@countersign/ui';
import type { ReactNode } from 'react';
import { useShownTheme } from './shownTheme.ts';

/** Firms whose colour the toolbar can apply to every story, by colour. */
export const brands = {
  '333C91': { title: 'Indigo', right: 'Harrow & Finch' },
  '7A1F3D': { title: 'Claret', right: 'Marsh Legal' },
  '00A86B': { title: 'Jade' },
  F2C230: { title: 'Wattle' },
  '0A0A0A': { title: 'Black' },
  ADD8E6: { title: 'Light blue', right: 'No brand' },
} as const;

interface ThemedProps {
  readonly theme: ThemeChoice;
  readonly brand: string;
  readonly density: Density;
  readonly children: ReactNode;
}

/** Themes a story as the toolbar says, or as the screenshot run does. */
export function Themed({ theme, brand, density, children }: ThemedProps) {
  return (
    <ThemeProvider theme={useShownTheme() ?? theme} brand={brand} density={density}>
      {children}
    </ThemeProvider>
  );
}
