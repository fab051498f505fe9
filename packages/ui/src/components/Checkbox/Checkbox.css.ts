import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { componentStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

export const label = componentStyle({
  ...textStyle('13'),
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  minHeight: vars.size.target,
  paddingBlock: '2px',
  cursor: 'pointer',
  color: vars.color.text,
  selectors: {
    '&[data-bare]': {
      width: vars.size.target,
      justifyContent: 'center',
      alignItems: 'center',
      paddingBlock: 0,
    },
    '&[data-disabled]': { cursor: 'default', color: vars.color.textMuted },
  },
  '@media': {
    '(pointer: coarse)': { alignItems: 'center' },
    '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});

export const text = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const description = componentStyle({
  ...textStyle('12'),
  color: vars.color.textMuted,
  selectors: { '&[data-tone="critical"]': { color: vars.color.critical } },
});

/** The box, its native input and its mark overlap. */
export const control = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  flexShrink: 0,
  width: '16px',
  height: '16px',
  selectors: { [`${label}:not([data-bare]) &`]: { marginTop: '2px' } },
  '@media': { '(pointer: coarse)': { selectors: { [`${label}:not([data-bare]) &`]: { marginTop: 0 } } } },
});

export const input = componentStyle({
  appearance: 'none',
  gridArea: '1 / 1',
  width: '16px',
  height: '16px',
  margin: 0,
  background: vars.color.sheet,
  border: `1.5px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.mark,
  cursor: 'inherit',
  transition: `background ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&:checked, &:indeterminate': { background: vars.color.accent, borderColor: vars.color.accent },
    '&[aria-invalid="true"]': { borderColor: vars.color.criticalMark },
    '&:disabled': { background: vars.color.hover, borderColor: vars.color.hairlineStrong },
    '&:focus-visible': focusRing(),
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const mark = componentStyle({
  gridArea: '1 / 1',
  width: '16px',
  height: '16px',
  color: vars.color.onAccent,
  pointerEvents: 'none',
  opacity: 0,
  selectors: {
    [`${input}:checked:not(:indeterminate) ~ &[data-mark="tick"]`]: { opacity: 1 },
    [`${input}:indeterminate ~ &[data-mark="dash"]`]: { opacity: 1 },
    [`${input}:disabled ~ &`]: { color: vars.color.textMuted },
  },
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
