import { componentStyle } from '../../theme/style.js';

export const point = componentStyle({ position: 'fixed', width: 0, height: 0, pointerEvents: 'none' });

export const area = componentStyle({ minWidth: 0 });
