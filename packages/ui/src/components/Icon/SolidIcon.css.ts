import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';

export const solid = componentStyle({
  flexShrink: 0,
  color: vars.color.positiveMark,
  selectors: {
    '&[data-kind="critical"]': { color: vars.color.criticalMark },
    '&[data-kind="caution"]': { color: vars.color.cautionMark },
    '&[data-kind="info"]': { color: vars.color.info },
  },
});

export const field = componentStyle({ fill: 'currentColor' });

export const sign = componentStyle({
  stroke: vars.color.sheet,
  '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
});
