import { fontFaces, styleSheet } from 'virtual:countersign-styles';
import { brandStyleSheet } from '../theme/brand.js';

/** Styles of an element towards the page around it. */
const hostRules = `
:host { position: relative; z-index: 40; display: block; }
:host([hidden]) { display: none; }
[data-scope='part'] { background: transparent; }
`;

let shared: CSSStyleSheet | undefined;

function sheet(css: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
}

/**
 * Adopts the styles into a shadow root. One sheet serves all elements. Constructed sheets need no
 * `unsafe-inline` in the page's policy; the fonts are registered with the document and loaded from beside the
 * script (`font-src`) when first used.
 * @returns the element's own sheet, for the firm's colour
 */
export function adoptStyles(root: ShadowRoot): CSSStyleSheet {
  if (shared === undefined) {
    shared = sheet(styleSheet + hostRules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet(fontFaces())];
  }
  const own = sheet('');
  root.adoptedStyleSheets = [shared, own];
  return own;
}

/** Returns the firm's colour as variables of the element itself; empty without one. */
export function brandRules(brand: string | null): string {
  return brand === null ? '' : brandStyleSheet(brand, ':host');
}
