import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colorTokens } from './tokens.js';

function kebab(part: string): string {
  return part.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();
}

/**
 * Every value that a component may use. The CSS variables are readable (`--cs-color-sheet-tint`,
 * `--cs-space-12`), so that a page can theme with plain CSS.
 */
export const vars = createGlobalThemeContract(
  {
    color: colorTokens,
    shadow: { ringSheet: null, pop: null, float: null, dialog: null },
    font: { tool: null, paper: null, code: null },
    space: { 2: null, 4: null, 8: null, 12: null, 16: null, 20: null, 24: null, 32: null, 48: null },
    radius: { mark: null, control: null, card: null, sheet: null, splash: null, full: null },
    motion: { state: null, panel: null, ease: null },
    /** Heights of controls; they grow to 44 px on touch screens. */
    size: { controlSmall: null, control: null, controlLarge: null, target: null },
    /** Stacking order of floating elements. */
    layer: { sticky: null, float: null, dialog: null, pop: null, toast: null },
  },
  (_value, path) => `cs-${path.map(kebab).join('-')}`,
);
