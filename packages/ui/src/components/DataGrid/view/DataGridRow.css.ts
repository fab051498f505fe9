import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.js';
import { focusRing } from '../../../theme/focus.js';
import { reveal } from '../../../theme/reveal.css.js';
import { componentStyle } from '../../../theme/style.js';
import { tabular, textStyle, truncate } from '../../../theme/text.js';
import { columnWidths, headRow, rowHeight, rowWidth } from './DataGridHead.css.js';

export const row = componentStyle({
  position: 'absolute',
  // It reaches over the line of the row above, and shows it but while it is chosen.
  top: '-1px',
  left: 0,
  display: 'grid',
  gridTemplateColumns: columnWidths,
  // Its height is known: without this, every cell would be measured for it each time that a row is written.
  gridTemplateRows: '100%',
  width: rowWidth,
  height: `calc(${rowHeight} + 1px)`,
  lineHeight: `calc(${rowHeight} - 1px)`,
  // Where those lines are. Its own is an inner shadow: a border costs more in every frame of a scroll, and one
  // gradient for all the rows ten times as much, wherever no graphics card draws.
  paddingBlock: '1px',
  boxShadow: `inset 0 -1px ${vars.color.rowLine}`,
  // Nothing a row does can move another: the browser lays out and paints it alone.
  contain: 'strict',
  cursor: 'default',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:hover': { backgroundColor: vars.color.hover, backgroundClip: 'content-box' },
    '&[aria-selected="true"]': {
      // Over the line of the row above, whichever of the two comes later in the document.
      zIndex: 1,
      boxShadow: `inset 0 1px ${vars.color.accentBorder}, inset 0 -1px ${vars.color.accentBorder}, inset 3px 0 ${vars.color.accentMark}`,
      background: vars.color.accentSurface,
    },
    '&[data-pending]:hover': { backgroundColor: 'transparent' },
    // Cells that stick, or that unfold for the keys, lie over others; they take the row's colour, so the row must have
    // one.
    '&:is([data-pins] *, :focus-within):not(:hover, [aria-selected="true"])': {
      backgroundColor: vars.color.sheet,
      backgroundClip: 'content-box',
    },
    // Of a range that is on its way: the colour of a selection, without its mark.
    '&[data-expected]:not([aria-selected="true"])': {
      backgroundColor: vars.color.accentSurface,
      backgroundClip: 'content-box',
    },
  },
  '@media': {
    // Colours of backgrounds are taken away there; a border is drawn in the colour of words.
    '(forced-colors: active)': {
      paddingBlock: 0,
      borderBlock: '1px solid transparent',
      backgroundClip: 'padding-box',
      selectors: {
        '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-expected]:not([aria-selected="true"])': {
          outline: '1px dashed Highlight',
          outlineOffset: '-1px',
        },
      },
    },
  },
});

/** A cell that stays in sight; only in grids wider than their room. */
const stuck = { position: 'sticky', zIndex: 1, backgroundColor: 'inherit' } as const;

/** Between what stays and what goes past below it. */
const edges = {
  '&[data-pin="start"][data-edge]': { boxShadow: `inset -1px 0 ${vars.color.hairline}` },
  '&[data-pin="end"][data-edge]': { boxShadow: `inset 1px 0 ${vars.color.hairline}` },
};

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const cell = componentStyle({
  ...textStyle('13'),
  ...truncate,
  overflow: 'clip',
  lineHeight: 'inherit',
  minWidth: 0,
  paddingInline: vars.space[8],
  color: vars.color.textMuted,
  selectors: {
    // Without checkboxes: on the edge of the toolbar and the footer.
    '&:first-child': { paddingInlineStart: vars.space[12] },
    '&[data-strong]': { color: vars.color.text, fontWeight: 500 },
    '&[data-align="end"]': { ...tabular, textAlign: 'end' },
    '&[data-tabular]': tabular,
    '&:not([data-text])': { display: 'flex', alignItems: 'center' },
    '&[data-align="center"]': { justifyContent: 'center', textAlign: 'center', paddingInline: 0 },
    '&[data-align="end"]:not([data-text])': { justifyContent: 'flex-end' },
    '&:focus-visible': focusRing('-2px'),
    '&[data-pin]': stuck,
    // A name that is cut off is read whole where the keys are: over the cells that follow, but for a pointer's.
    [`${row}:not([data-compact], :hover, [data-grid-pointer] *) > &[data-strong]:focus-visible`]: {
      zIndex: 2,
      minWidth: 'max-content',
      backgroundColor: 'inherit',
    },
    '[data-grid-pointer] &:focus-visible': { outline: 'none' },
    ...edges,
    [`${row}[data-compact] > &`]: { padding: 0 },
    // Without a checkbox before it, it needs its own distance from the edge.
    [`${row}[data-compact] > &:first-child`]: { paddingInlineStart: vars.space[12] },
    [`${row}[data-pending] > &::before`]: {
      content: '""',
      float: 'left',
      width: 'min(60%, 160px)',
      height: '8px',
      marginTop: `calc((${rowHeight} - 9px) / 2)`,
      borderRadius: vars.radius.mark,
      background: vars.color.placeholder,
    },
    [`[data-opening] ${row}[data-pending] > &::before`]: { animation: reveal },
    [`${row}[data-pending] > &:not([data-text])::before`]: { marginTop: 0 },
    [`${row}[data-pending] > &[data-align="center"]::before`]: { width: '14px', height: '14px' },
    [`${row}[data-pending][data-compact] > &::before`]: { width: '55%' },
    // Its one word is for screen readers. It is where the row's own text will be, so that nothing seems to move.
    [`${row}[data-pending] > &[data-text]`]: { color: 'transparent', textOverflow: 'clip' },
    [`${row}[data-pending] > &[data-text]::before`]: { marginRight: 'max(-60%, -160px)' },
    [`${row}[data-pending][data-compact] > &[data-text]::before`]: { marginRight: '-55%' },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: {
        [`${row}[data-pending] > &::before`]: { animation: `${breathe} 1.6s ease-in-out infinite` },
        [`[data-opening] ${row}[data-pending] > &::before`]: {
          animation: `${breathe} 1.6s ease-in-out infinite, ${reveal}`,
        },
      },
    },
    '(forced-colors: active)': {
      selectors: {
        [`${row}[data-pending] > &::before`]: { boxSizing: 'border-box', border: '1px solid GrayText' },
        // No text is transparent there: it is moved outside the visible part of the cell.
        [`${row}[data-pending] > &[data-text]`]: { textIndent: '2000px' },
        // Its shadow is taken away there.
        '&[data-pin="start"][data-edge]': { borderInlineEnd: '1px solid' },
        '&[data-pin="end"][data-edge]': { borderInlineStart: '1px solid' },
      },
    },
  },
});

/** A press anywhere in it counts. Nothing in here is positioned: that would cost a paint layer for each row. */
export const selectCell = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing('-2px'),
    // It lies over the bar of a selected row, so it brings the row's own.
    '&[data-pin]': { ...stuck, background: 'inherit' },
    ...edges,
    [`${headRow} > &[data-pin]`]: { background: vars.color.sheetTint },
  },
});

/** A control of a row that is loading is hidden, but for the one that has the focus, which would lose it. */
const ofPending = { [`${row}[data-pending] &:not([tabindex="0"])`]: { visibility: 'hidden' } } as const;

/** Across the middle of its box; the soft edges are half a pixel wide. */
const stroke =
  'transparent calc(50% - 1.15px), currentColor calc(50% - 0.65px), currentColor calc(50% + 0.65px), transparent calc(50% + 1.15px)';

/** The tick of a row: two backgrounds. A drawing inside would be placed and painted anew with each row chosen. */
const tick = {
  backgroundImage: `linear-gradient(131.2deg, ${stroke}), linear-gradient(43.9deg, ${stroke})`,
  backgroundPosition: '6.15px 4.5px, 3.35px 7.75px',
  backgroundSize: '6.4px 7.2px, 3.9px 3.8px',
} as const;

/** In the list form it is hidden below a glyph, and while its row is loading. */
const covered = (
  hidden: { opacity: 0 } | { borderColor: 'transparent'; backgroundColor: 'transparent' },
) => ({
  [`${row}[data-compact] &:not([aria-checked="true"], :focus-visible, :only-child)`]: hidden,
  [`${row}[data-compact][data-pending] &:not(:focus-visible)`]: hidden,
});

/** Looks like a checkbox; the row itself is selected, and this element takes its focus. */
export const checkbox = componentStyle({
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  width: '16px',
  height: '16px',
  border: `1.5px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.mark,
  backgroundColor: vars.color.sheet,
  backgroundOrigin: 'border-box',
  backgroundRepeat: 'no-repeat',
  color: 'transparent',
  selectors: {
    '&[aria-checked="true"], &[aria-checked="mixed"]': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    [`${row} &[aria-checked="true"]`]: tick,
    '&:focus-visible': focusRing(),
    ...ofPending,
    ...covered({ borderColor: 'transparent', backgroundColor: 'transparent' }),
  },
  '@media': {
    // The tick is a background, which would be taken away there.
    '(forced-colors: active)': {
      selectors: {
        [`${row} &[aria-checked="true"]`]: {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        // Every border is drawn there, this one over the glyph.
        ...covered({ opacity: 0 }),
      },
    },
  },
});

/** Of what is as wide as its column: around it, the edge of the row would cut it off, and words beside it touch it. */
const ringInside = { outlineOffset: '-4px' } as const;

/** Three dots; they come forward with the row. */
export const rowMenu = componentStyle({
  position: 'relative',
  width: '24px',
  outlineOffset: '2px',
  height: '24px',
  borderRadius: vars.radius.control,
  color: vars.color.textSubtle,
  cursor: 'pointer',
  '::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 1.5px)',
    top: 'calc(50% - 1.5px)',
    width: '3px',
    height: '3px',
    borderRadius: vars.radius.full,
    background: 'currentColor',
    boxShadow: '-5px 0 currentColor, 5px 0 currentColor',
  },
  selectors: {
    [`${row}:hover &, ${row}[aria-selected="true"] &`]: { color: vars.color.text },
    '&:hover': { background: vars.color.hairline },
    '&:focus-visible': { outline: focusRing().outline },
    ...ofPending,
    // In the list form the dots stand, and there is room for a finger.
    [`${row}[data-compact] &`]: { width: '44px', height: '44px', rotate: '90deg', ...ringInside },
  },
  '@media': {
    '(pointer: coarse)': {
      width: '44px',
      height: '44px',
      ...ringInside,
    },
    '(forced-colors: active)': {
      '::after': {
        forcedColorAdjust: 'none',
        background: 'ButtonText',
        boxShadow: '-5px 0 ButtonText, 5px 0 ButtonText',
      },
    },
  },
});
