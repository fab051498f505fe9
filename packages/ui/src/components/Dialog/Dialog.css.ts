import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { raisedSurface } from '../../theme/raised.js';
import { componentGlobal, componentStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

const fade = keyframes({ from: { opacity: 0 } });
/** A phone in landscape, or a zoom of 400 %. */
const low = '(max-height: 400px)';
/** A phone in portrait: buttons are stacked in tab order, within reach of the thumb. */
const phone = '(max-width: 480px)';
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.99)' } });

/** The dialog element spans the window, so that nothing clips floats inside it. */
export const dialog = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: vars.space[16],
  outline: 'none',
  // It rises from the bottom of a phone.
  '@media': { '(max-width: 639px)': { padding: 0, placeItems: 'end center' } },
});

export const scrim = componentStyle({
  position: 'absolute',
  inset: 0,
  background: vars.color.scrim,
  animation: `${fade} ${vars.motion.panel} ${vars.motion.ease}`,
  selectors: { [`${dialog} ${dialog} > &`]: { background: vars.color.scrimNested } },
});

export const card = componentStyle({
  ...textStyle('14'),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '420px',
  maxWidth: '100%',
  maxHeight: 'calc(100dvh - 32px)',
  ...raisedSurface,
  color: vars.color.text,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.dialog,
  overflow: 'clip',
  animation: `${rise} ${vars.motion.panel} ${vars.motion.ease}`,
  selectors: {
    '&[data-size="medium"]': { width: '560px' },
    '&[data-size="large"]': { width: '800px' },
    '&[data-size="frame"]': { width: '1200px', height: '90dvh' },
  },
  '@media': {
    // The steps of a split dialog differ in height: it keeps one height, so that its buttons stay under the pointer.
    '(min-width: 640px)': {
      selectors: {
        '&[data-size="large"][data-split]': { minHeight: 'min(564px, calc(100dvh - 32px))' },
      },
    },
    '(max-width: 639px)': {
      maxHeight: '90dvh',
      borderRadius: '20px 20px 0 0',
      selectors: {
        '&[data-size]': { width: '100%' },
        '&[data-size="frame"]': { maxHeight: 'none', height: 'calc(100dvh - 8px)' },
        // The grabber of a sheet.
        '&:not([data-size="frame"])::before': {
          content: '',
          flex: 'none',
          alignSelf: 'center',
          width: '36px',
          height: '5px',
          marginBlockStart: '8px',
          borderRadius: vars.radius.full,
          background: vars.color.hairlineStrong,
        },
      },
    },
    // Too low for header and footer to stay: all of it scrolls, so that the fields are not squeezed into a slit.
    [low]: { selectors: { '&:not([data-size="frame"])': { overflow: 'auto' } } },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const header = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  flexShrink: 0,
  padding: `${vars.space[20]} ${vars.space[24]} ${vars.space[16]}`,
  selectors: {
    [`${card}[data-split] &, ${card}[data-size="frame"] &`]: {
      borderBottom: `1px solid ${vars.color.hairline}`,
    },
    [`${card}[data-size="frame"] &`]: { alignItems: 'center', paddingBlock: vars.space[12] },
  },
  '@media': {
    '(max-width: 639px)': {
      paddingInline: vars.space[16],
      paddingBlockStart: vars.space[12],
      selectors: {
        [`${card}[data-size="frame"] &`]: {
          flexWrap: 'wrap',
          rowGap: vars.space[8],
          paddingInline: vars.space[12],
        },
      },
    },
  },
});

export const titles = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  flex: '1 1 auto',
  minWidth: 0,
  // The width of its text would push the close button to the next line.
  '@media': { '(max-width: 639px)': { flexBasis: 0 } },
});

export const title = componentStyle({
  ...textStyle('20', 'semibold'),
  overflowWrap: 'break-word',
  '@media': {
    '(max-width: 639px)': {
      selectors: {
        [`${card}[data-size="frame"] &`]: {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        },
      },
    },
  },
});

export const description = componentStyle({
  ...textStyle('13'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.textMuted,
  minWidth: 0,
});

export const headerEnd = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  flexShrink: 0,
  marginInlineEnd: '-6px',
  '@media': {
    // A close button of 44 px is in the middle of the title's line, and adds no height to it.
    '(pointer: coarse)': {
      selectors: { [`${card}:not([data-size="frame"]) &`]: { marginBlock: '-10px' } },
    },
    '(max-width: 639px)': { selectors: { [`${card}[data-size="frame"] &`]: { display: 'contents' } } },
  },
});

/** On a phone the content of a frame's header is below the title and the close button. */
componentGlobal(`${card}[data-size="frame"] ${headerEnd} > :not(:last-child)`, {
  '@media': { '(max-width: 639px)': { order: 1, flexBasis: '100%' } },
});

export const middle = componentStyle({
  display: 'flex',
  flex: '1 1 auto',
  minHeight: 0,
  '@media': {
    '(max-width: 639px)': { flexDirection: 'column', overflow: 'auto' },
    [low]: { selectors: { [`${card}:not([data-size="frame"]) &`]: { flex: 'none', overflow: 'visible' } } },
  },
});

export const body = componentStyle({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 0,
  padding: `${vars.space[4]} ${vars.space[24]} ${vars.space[24]}`,
  overflow: 'auto',
  selectors: {
    [`${card}[data-split] &`]: { paddingBlockStart: vars.space[20] },
    [`${card}[data-size="frame"] &`]: {
      display: 'flex',
      flexDirection: 'column',
      padding: 0,
      overflow: 'hidden',
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    '(max-width: 639px)': {
      paddingInline: vars.space[16],
      selectors: {
        [`${card}[data-split]:not([data-size="frame"]) &`]: { overflow: 'visible', flex: 'none' },
      },
    },
    [low]: { selectors: { [`${card}:not([data-size="frame"]) &`]: { overflow: 'visible' } } },
  },
});

export const aside = componentStyle({
  flex: '0 0 264px',
  minHeight: 0,
  padding: vars.space[20],
  overflow: 'auto',
  background: vars.color.sheetTint,
  borderInlineStart: `1px solid ${vars.color.hairline}`,
  '@media': {
    '(max-width: 639px)': {
      flex: 'none',
      overflow: 'visible',
      // The page in it needs all the space.
      selectors: { [`${card}[data-size="frame"] &`]: { display: 'none' } },
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.color.hairline}`,
    },
  },
});

export const footer = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: vars.space[8],
  flexShrink: 0,
  padding: `${vars.space[12]} ${vars.space[24]}`,
  background: vars.color.sheetTint,
  borderTop: `1px solid ${vars.color.hairline}`,
  '@media': {
    '(max-width: 639px)': {
      paddingInline: vars.space[16],
      paddingBlockEnd: `max(${vars.space[12]}, env(safe-area-inset-bottom))`,
    },
  },
});

export const note = componentStyle({
  ...textStyle('12'),
  flex: '1 1 0%',
  // A short note shares the line with the buttons; a longer one breaks, but not into a column of single words.
  minWidth: '120px',
  color: vars.color.textMuted,
  '@media': { [phone]: { selectors: { [`${card}:not([data-size="frame"]) &`]: { flexBasis: '100%' } } } },
});

/** They stay side by side if there is room for them, however wide the note is. */
export const buttons = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  marginInlineStart: 'auto',
  '@media': {
    [phone]: {
      // The page in a frame needs the height, and its button is not the primary.
      selectors: {
        [`${card}:not([data-size="frame"]) &`]: {
          flex: '1 1 100%',
          flexDirection: 'column',
          alignItems: 'stretch',
        },
      },
    },
  },
});
