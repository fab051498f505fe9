import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { componentStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

export const group = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
});

export const option = componentStyle({
  ...textStyle('13'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  minHeight: vars.size.target,
  paddingBlock: '2px',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default', color: vars.color.textMuted } },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:disabled)': { color: 'GrayText' } } } },
});

export const input = componentStyle({
  appearance: 'none',
  flexShrink: 0,
  width: '16px',
  height: '16px',
  margin: '2px 0 0',
  background: vars.color.sheet,
  border: `1.5px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.full,
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `5px solid ${vars.color.accent}`, background: vars.color.onAccent },
    '&:disabled': { background: vars.color.hover, borderColor: vars.color.hairlineStrong },
    '&:focus-visible': focusRing(),
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const text = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const description = componentStyle({ ...textStyle('12'), color: vars.color.textMuted });
