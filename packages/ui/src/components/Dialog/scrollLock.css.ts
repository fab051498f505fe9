import { componentStyle } from '../../theme/style.js';

/** On the page itself, and overrides the page's own overflow. */
export const locked = componentStyle({ overflow: 'hidden !important' });

export const lockedGutter = componentStyle({ scrollbarGutter: 'stable !important' });
