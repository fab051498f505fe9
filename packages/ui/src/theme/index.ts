/** The theme without the components: for pages that are rendered without script, and their own styles. */
import './fonts.css';
import './reset.css.js';
import './themes.css.js';

export { vars } from './contract.css.js';
export { focusRing } from './focus.js';
export { layers } from './layers.css.js';
export { componentStyle, patternGlobal, patternStyle } from './style.js';
export { paperStyle, textStyle } from './text.js';
