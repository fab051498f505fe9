import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { patternStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

export const brandColor = createVar();

export const frame = patternStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0%',
  minHeight: 0,
  background: vars.color.desk,
});

/** The firm's original colour along the edge below the title, where the viewer shows it: decorative, so it needs no contrast. */
export const brand = patternStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  height: '3px',
  background: brandColor,
  forcedColorAdjust: 'none',
});

export const document = patternStyle({
  flex: '1 1 0%',
  minHeight: 0,
  width: '100%',
  border: 0,
  background: vars.color.desk,
  // Outside, the edges of the dialog would cut it off.
  selectors: { '&:focus-visible': focusRing('-2px') },
});

export const cover = patternStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '16px',
  padding: '24px',
  overflow: 'auto',
  background: vars.color.desk,
});

/** Outline of a loading page; white in every theme, like all documents. */
export const page = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  width: 'min(240px, 60%)',
  aspectRatio: '210 / 297',
  padding: '28px 24px',
  background: 'oklch(100% 0 0)',
  borderRadius: vars.radius.mark,
  boxShadow: vars.shadow.ringSheet,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const line = patternStyle({
  height: '5px',
  borderRadius: '2px',
  background: 'oklch(92% 0.006 68)',
  selectors: {
    '&:first-child': { width: '55%', height: '9px', marginBottom: '6px' },
    '&:last-child': { width: '70%' },
  },
  '@media': { '(forced-colors: active)': { background: 'GrayText' } },
});

export const waiting = patternStyle({ ...textStyle('13'), color: vars.color.textMuted });
