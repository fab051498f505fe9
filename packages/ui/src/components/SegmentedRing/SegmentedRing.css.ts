import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';

export const ring = componentStyle({ flexShrink: 0 });

export const arc = componentStyle({
  fill: 'none',
  strokeWidth: 2.5,
  stroke: vars.color.hairlineStrong,
  selectors: { '&[data-signed]': { stroke: vars.color.accentMark } },
  '@media': {
    '(forced-colors: active)': {
      stroke: 'GrayText',
      selectors: { '&[data-signed]': { stroke: 'Highlight' } },
    },
  },
});
