import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';

export const box = componentStyle({
  paddingInlineEnd: 0,
  overflow: 'hidden',
  selectors: { '&[data-short]': { maxWidth: '160px' } },
});

export const unit = componentStyle({ color: vars.color.textMuted, whiteSpace: 'nowrap' });

export const steps = componentStyle({
  display: 'flex',
  flexShrink: 0,
  alignSelf: 'stretch',
  borderInlineStart: `1px solid ${vars.color.hairline}`,
});

export const step = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  width: '28px',
  color: vars.color.textMuted,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.color.hairline}` },
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
    '&[data-pressed]': { background: vars.color.rowLine },
    '&[data-disabled]': { color: vars.color.controlBorder, cursor: 'default' },
  },
  '@media': {
    '(pointer: coarse)': { width: '44px' },
    '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});
