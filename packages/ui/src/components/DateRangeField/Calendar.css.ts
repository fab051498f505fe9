import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { componentStyle } from '../../theme/style.js';
import { tabular, textStyle } from '../../theme/text.js';

export const panel = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  outline: 'none',
  maxWidth: 'calc(100vw - 16px)',
  /* As wide as the calendar; longer content above it wraps. */
  '@media': { '(max-width: 480px)': { gridAutoFlow: 'row', gridTemplateColumns: 'min-content' } },
});

export const calendar = componentStyle({ padding: vars.space[12] });

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBottom: vars.space[8],
});

export const month = componentStyle({
  ...textStyle('13', 'medium'),
  flex: '1 1 auto',
  textAlign: 'center',
  color: vars.color.text,
});

export const step = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
    '&[data-disabled]': { color: vars.color.hairlineStrong, cursor: 'default' },
    '&[data-focus-visible]': focusRing('-2px'),
  },
  '@media': { '(pointer: coarse)': { width: '44px', height: '44px' } },
});

export const grid = componentStyle({ borderCollapse: 'separate', borderSpacing: '0 2px' });

export const weekday = componentStyle({
  ...textStyle('12', 'medium'),
  width: '36px',
  height: '24px',
  padding: 0,
  color: vars.color.textMuted,
  textAlign: 'center',
});

export const day = componentStyle({
  ...textStyle('13'),
  ...tabular,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '32px',
  borderRadius: vars.radius.control,
  color: vars.color.text,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-today]': { fontWeight: 600, color: vars.color.accentText },
    /* A dot below the number marks today, because colour alone is not enough. */
    '&[data-today]::after': {
      content: '""',
      position: 'absolute',
      bottom: '3px',
      width: '4px',
      height: '4px',
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
    '&[data-selected]': {
      background: vars.color.accentSurfaceStrong,
      color: vars.color.text,
      borderRadius: 0,
    },
    '&[data-selected][data-single], &[data-selection-start], &[data-selection-end]': {
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
    '&[data-selected][data-single]': { borderRadius: vars.radius.control },
    '&[data-selection-start]': {
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    '&[data-selection-end]': {
      borderStartEndRadius: vars.radius.control,
      borderEndEndRadius: vars.radius.control,
    },
    '&[data-disabled], &[data-unavailable]': {
      color: vars.color.textSubtle,
      textDecoration: 'line-through',
      cursor: 'default',
    },
    /* Raised above its neighbours, which would cut off the ring. */
    '&[data-focus-visible]': { ...focusRing('-2px'), zIndex: 1 },
    '&[data-selection-start][data-focus-visible], &[data-selection-end][data-focus-visible], &[data-single][data-selected][data-focus-visible]':
      focusRing('2px'),
  },
  '@media': {
    '(pointer: coarse)': { height: '40px' },
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});

/** Common ranges, beside the calendar; above it if there is no room. */
export const presets = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
  padding: vars.space[8],
  borderInlineEnd: `1px solid ${vars.color.hairline}`,
  background: vars.color.sheetTint,
  '@media': {
    '(max-width: 480px)': {
      flexDirection: 'row',
      flexWrap: 'wrap',
      borderInlineEnd: 0,
      borderBottom: `1px solid ${vars.color.hairline}`,
    },
  },
});
