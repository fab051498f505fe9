import { ThemeProvider, type Density, type ThemeChoice } from '@countersign/ui';
import type { ReactNode } from 'react';
import { useShownTheme } from './shownTheme.ts';

/** The firms whose colour the toolbar lends to every story, by the colour. */
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

/** Themes a story as the toolbar says, or as the screenshot run does while it takes its pictures. */
export function Themed({ theme, brand, density, children }: ThemedProps) {
  return (
    <ThemeProvider theme={useShownTheme() ?? theme} brand={brand} density={density}>
      {children}
    </ThemeProvider>
  );
}
