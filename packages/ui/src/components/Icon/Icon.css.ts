import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';

export const icon = componentStyle({
  flexShrink: 0,
  selectors: {
    '&[data-tone="default"]': { color: vars.color.text },
    '&[data-tone="muted"]': { color: vars.color.textMuted },
    '&[data-tone="subtle"]': { color: vars.color.textSubtle },
    '&[data-tone="accent"]': { color: vars.color.accentText },
    '&[data-tone="positive"]': { color: vars.color.positiveMark },
    '&[data-tone="caution"]': { color: vars.color.cautionMark },
    '&[data-tone="critical"]': { color: vars.color.criticalMark },
  },
});
