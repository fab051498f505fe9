/** The theme without the components: tokens and helpers for the styles of pages that are rendered without script. */
export { vars } from './contract.css.js';
export { focusRing } from './focus.js';
export { layers } from './layers.css.js';
export { componentStyle, patternGlobal, patternStyle } from './style.js';
export { paperStyle, textStyle } from './text.js';
