import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { patternStyle } from '../../theme/style.js';

export const paneWidth = createVar();

/** Two papers on the desk, eight apart. */
export const layout = patternStyle({
  display: 'flex',
  gap: vars.space[8],
  flex: '1 1 0',
  minHeight: 0,
});

const paper = {
  display: 'flex',
  minWidth: 0,
  minHeight: 0,
  background: vars.color.sheet,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.ringSheet,
  overflow: 'clip',
} as const;

export const mainSheet = patternStyle({
  ...paper,
  flex: '1 1 0',
  '@media': {
    '(max-width: 767px)': {
      borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
      selectors: { '&[data-continued]': { borderRadius: 0 } },
    },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const detailsSheet = patternStyle({
  ...paper,
  flexDirection: 'column',
  flex: '0 0 312px',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const pane = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  width: paneWidth,
  minHeight: 0,
  background: vars.color.sheetTint,
});

export const content = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 0,
});

/** One pixel to see, nine to take hold of. */
export const divider = patternStyle({
  position: 'relative',
  zIndex: vars.layer.sticky,
  flexShrink: 0,
  width: '1px',
  background: vars.color.hairline,
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '0 -4px' },
    '&:hover, &[data-moving]': { background: vars.color.accentMark },
    '&:focus-visible': { ...focusRing('-2px'), background: vars.color.focus },
  },
});
