import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { componentStyle } from '../../theme/style.js';
import { textStyle, truncate } from '../../theme/text.js';

export const trigger = componentStyle({
  ...textStyle('13'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.control,
  // The chevron stands where that of a ComboBox does.
  padding: '0 3px 0 10px',
  background: vars.color.sheet,
  color: vars.color.text,
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-size="large"]': { ...textStyle('14'), minHeight: vars.size.controlLarge },
    '&[data-invalid]': { borderColor: vars.color.criticalMark },
    '&[data-disabled]': { background: vars.color.hover, color: vars.color.textMuted, cursor: 'default' },
    '&[data-focus-visible]': focusRing('1px'),
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } },
    // As in the fields beside it.
    '(pointer: coarse)': { fontSize: '16px' },
  },
});

export const value = componentStyle({
  ...truncate,
  flex: '1 1 auto',
  minWidth: 0,
  selectors: { '&[data-placeholder]': { color: vars.color.textSubtle } },
});

export const chevron = componentStyle({
  display: 'inline-flex',
  justifyContent: 'center',
  width: vars.size.target,
  color: vars.color.textMuted,
});
