import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { patternStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

const appear = keyframes({ from: { opacity: 0 } });

export const overlay = patternStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.toast,
  display: 'flex',
  padding: '12px',
  background: vars.color.scrim,
  pointerEvents: 'none',
  animation: `${appear} ${vars.motion.state} ${vars.motion.ease}`,
});

export const field = patternStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  padding: '24px',
  textAlign: 'center',
  // The place where the files will be stays in sight.
  background: `color-mix(in oklab, ${vars.color.accentSurface} 92%, transparent)`,
  border: `2px dashed ${vars.color.accentMark}`,
  borderRadius: vars.radius.splash,
  color: vars.color.text,
  selectors: {
    '&[data-refused]': {
      background: `color-mix(in oklab, ${vars.color.cautionSurface} 92%, transparent)`,
      borderColor: vars.color.cautionMark,
    },
  },
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
    [`${field}[data-refused] &`]: { background: vars.color.sheet, color: vars.color.cautionMark },
  },
});

export const title = patternStyle({ ...textStyle('24', 'semibold'), textWrap: 'balance' });
export const destination = patternStyle({
  ...textStyle('14'),
  maxWidth: '480px',
  color: vars.color.textMuted,
});
export const place = patternStyle({ fontWeight: 500, color: vars.color.text });
