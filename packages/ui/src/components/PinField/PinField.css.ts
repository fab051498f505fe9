import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { componentStyle } from '../../theme/style.js';
import { tabular } from '../../theme/text.js';

export const box = componentStyle({
  position: 'relative',
  width: '100%',
  height: '48px',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  cursor: 'text',
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.criticalMark },
    '&[data-disabled]': { background: vars.color.hover },
    '&:focus-within': focusRing('1px'),
  },
});

/** The drawn cells are below the input, whose own text is transparent. */
export const cells = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  pointerEvents: 'none',
});

export const cell = componentStyle({
  ...tabular,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontSize: '24px',
  lineHeight: '32px',
  fontWeight: 500,
  color: vars.color.text,
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '13px',
      width: '1px',
      background: vars.color.hairlineStrong,
    },
    [`${box}:focus-within &[data-caret]::after`]: {
      content: '""',
      width: '2px',
      height: '24px',
      background: vars.color.text,
    },
    [`${box}[data-disabled] &`]: { color: vars.color.textMuted },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '& + &::before': { background: 'CanvasText' },
        [`${box}:focus-within &[data-caret]::after`]: { background: 'CanvasText' },
        [`${box}[data-disabled] &`]: { color: 'GrayText' },
      },
    },
  },
});

export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: '24px',
  letterSpacing: '1em',
  outline: 'none',
  selectors: {
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&:autofill': { WebkitTextFillColor: 'transparent', transition: 'background-color 0s 1e6s' },
  },
  '@media': {
    /* Otherwise forced colours would show the input's text, and every digit twice. */
    '(forced-colors: active)': { forcedColorAdjust: 'none' },
  },
});
