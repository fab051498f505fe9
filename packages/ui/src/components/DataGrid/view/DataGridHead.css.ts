import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.js';
import { focusRing } from '../../../theme/focus.js';
import { componentStyle } from '../../../theme/style.js';
import { textStyle, truncate } from '../../../theme/text.js';

/** Widths of all columns, as `grid-template-columns`. */
export const columnWidths = createVar();
/** Width of a whole row. */
export const rowWidth = createVar();
/** Height of a row with the line below it. */
export const rowHeight = createVar();

export const head = componentStyle({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  width: rowWidth,
  minWidth: '100%',
});

export const headRow = componentStyle({
  display: 'grid',
  gridTemplateColumns: columnWidths,
  height: '34px',
  borderBlock: `1px solid ${vars.color.hairline}`,
  background: vars.color.sheetTint,
});

export const headCell = componentStyle({
  ...textStyle('12', 'medium'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minWidth: 0,
  paddingInline: vars.space[8],
  color: vars.color.textMuted,
  userSelect: 'none',
  selectors: {
    // Without checkboxes: on the edge of the toolbar and the footer.
    '&:first-child': { paddingInlineStart: vars.space[12] },
    '&[data-sortable]': { cursor: 'pointer' },
    '&[data-sortable]:hover': { color: vars.color.text },
    '&[data-sorted]': { color: vars.color.text },
    '&[data-align="center"]': { justifyContent: 'center', paddingInline: 0 },
    '&[data-align="end"]': { justifyContent: 'flex-end' },
    '&:focus-visible': focusRing('-2px'),
    '&[data-pin]': { position: 'sticky', zIndex: 1, background: vars.color.sheetTint },
    '&[data-pin="start"][data-edge]': { boxShadow: `inset -1px 0 ${vars.color.hairline}` },
    '&[data-pin="end"][data-edge]': { boxShadow: `inset 1px 0 ${vars.color.hairline}` },
    '&[data-drop]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      width: '2px',
      background: vars.color.accentMark,
    },
    '&[data-drop="before"]::before': { insetInlineStart: '-1px' },
    '&[data-drop="after"]::before': { insetInlineEnd: '-1px' },
  },
});

export const headText = componentStyle({ ...truncate });

export const sortMark = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: '1px',
  color: vars.color.accentText,
  fontVariantNumeric: 'tabular-nums',
});

/**
 * 24 px to take hold of, 44 under a finger; one line to see. The line is there only while the pointer is on the header:
 * invisible boxes, and places where no finger scrolls, cost time in every frame of a scroll.
 */
export const resizer = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  right: '-8px',
  zIndex: 1,
  width: '24px',
  cursor: 'col-resize',
  selectors: {
    [`${headRow}:hover &::after, &:active::after`]: {
      content: '""',
      position: 'absolute',
      insetBlock: '8px',
      right: '8px',
      width: '1px',
      background: vars.color.hairlineStrong,
    },
    [`${headRow} &:hover::after, ${headRow} &:active::after`]: {
      insetBlock: 0,
      right: '7px',
      width: '2px',
      background: vars.color.accentMark,
    },
  },
  '@media': {
    '(any-pointer: coarse)': { touchAction: 'none' },
    '(pointer: coarse)': { width: '44px' },
  },
});

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

/** Newer rows are on their way: a line of 2 px under the header. */
export const refetching = componentStyle({
  position: 'absolute',
  top: '32px',
  insetInline: 0,
  zIndex: 3,
  height: '2px',
  overflow: 'hidden',
  pointerEvents: 'none',
  '::after': {
    content: '""',
    display: 'block',
    width: '30%',
    height: '100%',
    background: vars.color.accentMark,
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      '::after': { animation: `${run} 1.4s ${vars.motion.ease} infinite` },
    },
    '(prefers-reduced-motion: reduce)': { '::after': { width: '100%', opacity: 0.55 } },
  },
});
