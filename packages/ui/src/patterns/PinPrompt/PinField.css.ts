import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { patternStyle } from '../../theme/style.js';
import { tabular, textStyle } from '../../theme/text.js';

const blink = keyframes({ '0%, 49%': { opacity: 1 }, '50%, 100%': { opacity: 0 } });

export const box = patternStyle({ position: 'relative', height: '48px' });

/** The one real input: it lies over the cells, and only its letters are hidden. */
export const input = patternStyle({
  ...textStyle('24', 'medium'),
  ...tabular,
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  padding: '0 16px',
  border: 0,
  borderRadius: vars.radius.card,
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  forcedColorAdjust: 'none',
  selectors: {
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&:focus-visible': focusRing('1px'),
  },
});

export const cells = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  height: '100%',
  alignItems: 'center',
  background: vars.color.sheet,
  borderRadius: vars.radius.card,
  boxShadow: `inset 0 0 0 1px ${vars.color.controlBorder}`,
  pointerEvents: 'none',
  selectors: {
    '&[data-invalid]': { boxShadow: `inset 0 0 0 1px ${vars.color.criticalMark}` },
    '&[data-read-only]': {
      background: vars.color.sheetTint,
      boxShadow: `inset 0 0 0 1px ${vars.color.hairlineStrong}`,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid FieldText' } },
});

export const cell = patternStyle({
  ...textStyle('24', 'medium'),
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  height: '32px',
  color: vars.color.text,
  selectors: {
    '& + &': { borderLeft: `1px solid ${vars.color.hairlineStrong}` },
    '&[data-chosen]': { background: vars.color.accentSurfaceStrong },
  },
});

/** Drawn at the caret's place, only while the field has the focus. */
export const caret = patternStyle({
  display: 'none',
  width: '1.5px',
  height: '26px',
  background: vars.color.text,
  animation: `${blink} 1.1s linear infinite`,
  selectors: { [`${input}:focus ~ ${cells} &`]: { display: 'block' } },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
