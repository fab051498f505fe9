import { componentStyle } from '../../theme/style.js';

export const search = componentStyle({
  flex: '0 1 264px',
  minWidth: 0,
  selectors: { '&[data-full]': { flex: '1 1 auto' } },
});
