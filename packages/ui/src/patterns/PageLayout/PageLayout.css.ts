import { vars } from '../../theme/contract.css.js';
import { patternGlobal, patternStyle } from '../../theme/style.js';
import { DETAILS_WIDTH, SHEET_GAP } from './pageWidths.js';

/** Two sheets on the desk, as high as the box around them; without a height, as their content. */
export const layout = patternStyle({
  display: 'flex',
  gap: `${SHEET_GAP}px`,
  height: '100%',
  flex: '1 1 0%',
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
  flex: '1 1 0%',
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
  flex: `0 0 ${DETAILS_WIDTH}px`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** A bar floats 48 above the sheet's bottom, 16 above the footer of a grid, and is 44 high; a tray says its height. */
export const content = patternStyle({
  selectors: {
    '&[data-floating]': {
      vars: { '--cs-floating': 'max(68px - var(--cs-tray-below, 0px), calc(var(--cs-tray, 0px) + 16px))' },
    },
    '&[data-floating]:has([data-floating-bar])': {
      vars: { '--cs-floating': 'calc(var(--cs-tray, 0px) + 68px)' },
    },
  },
  // In a low window the bar is below the list: only a tray covers rows.
  '@media': {
    '(max-height: 480px)': {
      selectors: {
        '&[data-floating]:has([data-floating-bar])': {
          vars: { '--cs-floating': 'calc(var(--cs-tray, 0px) + min(var(--cs-tray, 0px), 68px))' },
        },
      },
    },
  },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0%',
  minWidth: 0,
  minHeight: 0,
});

// Before a bar that a low window puts below it.
patternGlobal(`${content} > :first-child`, { order: -1 });

export const pane = patternStyle({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });

/**
 * Covers the page until it has rendered the same. Its text is in the fallback, which has the metrics of the
 * font: asked for now, the font would hold up the code that is on its way. It is here because a page that draws it
 * early has the styles of a layout already, and no others.
 */
export const firstPage = patternStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.float,
  vars: { [vars.font.tool]: "'Inter Fallback', system-ui, sans-serif" },
});

/** As high as the controls that a bar will hold, in every density and under a finger. */
export const firstControl = patternStyle({ height: vars.size.control });
export const firstSmallControl = patternStyle({ height: vars.size.controlSmall });
