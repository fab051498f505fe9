import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { componentStyle } from '../../theme/style.js';

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
  outline: 'none',
  selectors: { '&:focus-visible': focusRing('-2px') },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.hover } } } },
});
