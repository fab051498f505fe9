import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';

export const panel = componentStyle({
  outline: 'none',
  padding: vars.space[16],
  /* As in a menu, the overlay container has no width of its own. */
  width: 'max-content',
  maxWidth: 'min(360px, calc(100vw - 16px))',
  selectors: {
    '&[data-width="form"]': { width: 'min(320px, calc(100vw - 16px))' },
    '&[data-flush]': { padding: 0 },
  },
});
