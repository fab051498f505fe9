import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { componentStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

export const trough = componentStyle({
  display: 'inline-flex',
  alignItems: 'stretch',
  padding: '2px',
  gap: '2px',
  minHeight: vars.size.control,
  background: vars.color.deskStrong,
  borderRadius: vars.radius.control,
  maxWidth: '100%',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const segment = componentStyle({
  ...textStyle('13', 'medium'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.mark,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: vars.color.control,
      color: vars.color.text,
      boxShadow: vars.shadow.ringSheet,
    },
    '&:has(:focus-visible)': focusRing(),
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { color: vars.color.text } } },
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const input = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
  outline: 'none',
});
