import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { componentStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

export const label = componentStyle({
  ...textStyle('13'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: vars.size.target,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default', color: vars.color.textMuted } },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:disabled)': { color: 'GrayText' } } } },
});

export const input = componentStyle({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: '30px',
  height: '18px',
  margin: 0,
  borderRadius: vars.radius.full,
  background: vars.color.controlBorder,
  cursor: 'inherit',
  transition: `background ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '2px',
      insetInlineStart: '2px',
      width: '14px',
      height: '14px',
      borderRadius: vars.radius.full,
      background: vars.color.onAccent,
      transition: `transform ${vars.motion.state} ${vars.motion.ease}`,
    },
    '&:checked': { background: vars.color.accent },
    '&:checked::after': { transform: 'translateX(12px)' },
    '&:disabled': { background: vars.color.hairlineStrong },
    '&:focus-visible': focusRing(),
  },
  '@media': {
    /* Uses the system's checkbox, which shows on, off and disabled. */
    '(forced-colors: active)': {
      appearance: 'auto',
      width: '16px',
      height: '16px',
      selectors: { '&::after': { content: 'none' } },
    },
  },
});
