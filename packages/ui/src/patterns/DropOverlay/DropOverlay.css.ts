import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { raisedSurface } from '../../theme/raised.js';
import { patternStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

const appear = keyframes({ from: { opacity: 0 } });

/** A dashed field over the page: the place where the files will be stays in sight. */
export const overlay = patternStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.toast,
  display: 'grid',
  placeItems: 'center',
  padding: '24px',
  background: vars.color.scrim,
  pointerEvents: 'none',
  animation: `${appear} ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '12px',
      background: `color-mix(in oklab, ${vars.color.accentSurface} 72%, transparent)`,
      border: `2px dashed ${vars.color.accentMark}`,
      borderRadius: vars.radius.splash,
    },
    '&[data-refused]::before': {
      background: `color-mix(in oklab, ${vars.color.cautionSurface} 72%, transparent)`,
      borderColor: vars.color.cautionMark,
    },
  },
});

/** Nothing of the page shows through the words. */
export const card = patternStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '8px',
  maxWidth: '100%',
  padding: '24px 32px',
  textAlign: 'center',
  ...raisedSurface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  color: vars.color.text,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const glyph = patternStyle({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  marginBottom: '8px',
  borderRadius: vars.radius.full,
  background: vars.color.accentSurfaceStrong,
  color: vars.color.accentText,
  selectors: {
    [`${overlay}[data-refused] &`]: { background: vars.color.cautionSurface, color: vars.color.cautionMark },
  },
});

export const title = patternStyle({ ...textStyle('24', 'semibold'), textWrap: 'balance' });
export const destination = patternStyle({
  ...textStyle('14'),
  maxWidth: '480px',
  color: vars.color.textMuted,
});
export const place = patternStyle({ fontWeight: 500, color: vars.color.text });
