import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';

export const panel = componentStyle({
  outline: 'none',
  padding: vars.space[16],
  maxWidth: 'min(360px, calc(100vw - 16px))',
  selectors: { '&[data-flush]': { padding: 0 } },
});
