import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { componentStyle } from '../../theme/style.js';
import { tabular, textStyle, truncate } from '../../theme/text.js';

/** Indentation of a row, in steps of 14 px. */
export const level = createVar();

/** Level of the drop position, from 1. */
export const dropLevel = createVar();

export const tree = componentStyle({ display: 'flex', flexDirection: 'column', gap: '1px', outline: 'none' });

export const item = componentStyle({
  ...textStyle('13'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '28px',
  paddingLeft: `calc(6px + ${level} * 14px)`,
  paddingRight: vars.space[8],
  borderRadius: vars.radius.control,
  color: vars.color.text,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-selected="true"]': { background: vars.color.accentSurfaceStrong, fontWeight: 500 },
    '[data-cs-theme="contrast"] &:hover': { boxShadow: `inset 0 0 0 1px ${vars.color.controlBorder}` },
    '[data-cs-theme="contrast"] &[aria-selected="true"]': {
      boxShadow: `inset 3px 0 0 ${vars.color.accentMark}, inset 0 0 0 1px ${vars.color.accentMark}`,
    },
    '&:focus-visible': focusRing('-2px'),
    /* Picked up: a dashed frame, with the text as readable as before. */
    '&[data-taken]': { outline: `1px dashed ${vars.color.accentMark}`, outlineOffset: '-1px' },
    '&[data-taken]:focus-visible': { outlineWidth: '2px', outlineOffset: '-2px' },
    // The surface tells it from the focus.
    '&[data-drop="inside"]': {
      background: vars.color.accentSurface,
      boxShadow: `inset 0 0 0 2px ${vars.color.accentMark}`,
    },
    '&[data-drop="inside"][data-refused]': {
      background: vars.color.criticalSurface,
      boxShadow: `inset 0 0 0 2px ${vars.color.criticalMark}`,
    },
    // Scrolled to, a row is above the hint at the pane's lower edge, whose text takes up to two lines.
    '[data-aiming] &': { cursor: 'default', scrollMarginBottom: '52px' },
    // It has the focus: scrolled to where the hint is, it is over that.
    '[data-aiming] &[data-taken]': { zIndex: 3 },
    '[data-aiming] &[data-taken]:not([aria-selected="true"])': { background: vars.color.sheet },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '44px' },
    '(prefers-contrast: more)': {
      selectors: {
        '&[aria-selected="true"]': {
          boxShadow: `inset 3px 0 0 ${vars.color.accentMark}, inset 0 0 0 1px ${vars.color.accentMark}`,
        },
      },
    },
    '(forced-colors: active)': {
      selectors: {
        /* A bar and a thin frame; focus makes the frame thick. */
        '&[aria-selected="true"]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
        '&[aria-selected="true"]::before': {
          content: '',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          width: '4px',
          borderStartStartRadius: 'inherit',
          borderEndStartRadius: 'inherit',
          background: 'Highlight',
          forcedColorAdjust: 'none',
        },
        '&[aria-selected="true"]:focus-visible': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-drop="inside"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-drop="inside"][data-refused]': { outline: '2px dashed CanvasText', outlineOffset: '-2px' },
        '&[data-taken]:focus-visible': { outline: '2px dashed Highlight', outlineOffset: '-2px' },
      },
    },
  },
});

/** A press area of 24 px around the small arrow, 44 under a finger; it overlaps the gap and what is beside it. */
export const chevron = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '16px',
  height: '28px',
  marginInline: '-4px',
  borderRadius: vars.radius.mark,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInline: '-4px',
      '@media': { '(pointer: coarse)': { insetBlock: '-8px', insetInline: '-4px -24px' } },
    },
  },
});

export const label = componentStyle({
  ...truncate,
  flex: '1 1 0%',
  minWidth: 0,
  // A name that is cut off is read whole where the keys are.
  selectors: {
    // One line is as high as before; more of them make the row higher.
    [`${item}:focus-visible &`]: { whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: '4px' },
  },
});

export const count = componentStyle({
  ...textStyle('12'),
  ...tabular,
  flex: 'none',
  // Marks before small numbers stand below each other.
  minWidth: '2ch',
  textAlign: 'end',
  color: vars.color.textMuted,
  // Over the stronger ground of the selection the muted tone is too faint.
  selectors: { [`${item}[aria-selected="true"] &`]: { color: vars.color.text } },
});

export const mark = componentStyle({ display: 'grid', flex: 'none' });

export const glyph = componentStyle({
  display: 'grid',
  flex: 'none',
  color: vars.color.textMuted,
  selectors: { [`${item}[aria-selected="true"] &`]: { color: vars.color.accentText } },
});

/** Drop position: a line from the indent of its level, with a dot at its start. */
export const line = componentStyle({
  position: 'absolute',
  zIndex: 1,
  left: `calc(6px + (${dropLevel} - 1) * 14px)`,
  right: 0,
  height: '2px',
  borderRadius: vars.radius.full,
  background: vars.color.accentMark,
  pointerEvents: 'none',
  selectors: {
    '&[data-side="before"]': { top: '-1.5px' },
    '&[data-side="after"]': { bottom: '-1.5px' },
    '&[data-refused]': { background: vars.color.criticalMark },
    '&::before': {
      content: '',
      position: 'absolute',
      top: '-3px',
      left: '-4px',
      width: '8px',
      height: '8px',
      borderRadius: vars.radius.full,
      border: '2px solid',
      borderColor: vars.color.accentMark,
      background: vars.color.sheet,
    },
    '&[data-refused]::before': { borderColor: vars.color.criticalMark },
  },
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/** Why it cannot be dropped there, below the row, over the rows that follow. */
export const reason = componentStyle({
  ...textStyle('12', 'medium'),
  position: 'absolute',
  zIndex: 2,
  top: 'calc(100% + 4px)',
  insetInline: '8px',
  padding: '6px 10px',
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.pop,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** What ends a move, at the lower edge of the pane that scrolls the tree. */
export const hint = componentStyle({
  ...textStyle('12', 'medium'),
  position: 'sticky',
  zIndex: 2,
  bottom: 0,
  marginTop: vars.space[4],
  padding: '6px 10px',
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** The name as a field, in the label's place, and as bold as that: the letters do not move. */
export const rename = componentStyle({
  flex: '1 1 0%',
  minWidth: 0,
  width: '100%',
  height: '24px',
  marginInline: '-5px 0',
  padding: '0 4px',
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.mark,
  background: vars.color.sheet,
  color: vars.color.text,
  font: 'inherit',
  letterSpacing: 'inherit',
  userSelect: 'text',
  cursor: 'text',
  selectors: {
    '&:focus': focusRing('-2px'),
    '&[aria-invalid="true"]': { borderColor: vars.color.criticalMark },
    '&:read-only': { background: vars.color.sheetTint, color: vars.color.textMuted },
  },
  /* Phones zoom in on focus if the text is smaller than 16 px. */
  '@media': { '(pointer: coarse)': { height: '36px', fontSize: '16px' } },
});

/** Error message, in the flow below its row. */
export const note = componentStyle({
  ...textStyle('12'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  padding: '2px 8px 6px',
  paddingLeft: `calc(6px + ${level} * 14px)`,
  color: vars.color.critical,
});
