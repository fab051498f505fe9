import { componentStyle } from '../../theme/style.js';
import { vars } from '../../theme/contract.css.js';

export const open = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.size.target,
  height: vars.size.controlSmall,
  borderRadius: vars.radius.mark,
  color: vars.color.textMuted,
});

export const clear = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.size.target,
  height: vars.size.controlSmall,
  borderRadius: vars.radius.mark,
  color: vars.color.textMuted,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.hover } } } },
});
