import { useEffect } from 'react';
import { warnOfOverrides } from './warnOfOverrides.js';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

const advice =
  'Countersign: this component is outside a ThemeProvider, so it has no colours or sizes. ' +
  "Wrap the application in <ThemeProvider> from '@countersign/ui/theme', or set data-cs-theme on an element around it.";

let isSaid = false;
let isChecked = false;

function warn(): void {
  if (!isChecked) {
    isChecked = true;
    warnOfOverrides();
  }
  if (isSaid || document.querySelector('[data-cs-theme]') !== null) return;
  isSaid = true;
  // eslint-disable-next-line no-console -- only a developer reads it
  console.error(advice);
}

/**
 * Tells a developer once that components are used without a theme, or that the page's own styles override theirs.
 * Nothing of it is left in a bundle made for production.
 */
export function useThemeWarning(): void {
  try {
    if (process.env.NODE_ENV === 'development') {
      // eslint-disable-next-line react-hooks/rules-of-hooks -- the same in every render of a page
      useEffect(warn, []);
    }
  } catch {
    // No bundler made this page, so it is not developed with one.
  }
}
