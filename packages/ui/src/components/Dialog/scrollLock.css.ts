import { componentStyle } from '../../theme/style.js';

/** On the page itself, and stronger than whatever it says of its own scrolling. */
export const locked = componentStyle({ overflow: 'hidden !important' });

export const lockedGutter = componentStyle({ scrollbarGutter: 'stable !important' });
