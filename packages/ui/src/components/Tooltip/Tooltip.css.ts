import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

export const bubble = componentStyle({
  ...textStyle('12', 'medium'),
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  border: 0,
  maxWidth: 'min(320px, calc(100vw - 16px))',
  padding: '6px 10px',
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.pop,
  zIndex: vars.layer.toast,
  overflowWrap: 'anywhere',
  width: 'max-content',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const anchor = componentStyle({
  display: 'inline-flex',
  minWidth: 0,
  borderRadius: vars.radius.mark,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});
