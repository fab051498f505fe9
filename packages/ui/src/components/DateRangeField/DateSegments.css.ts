import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';
import { tabular } from '../../theme/text.js';

/** The field's box: segments, then the calendar button. */
export const box = componentStyle({
  gap: vars.space[4],
  selectors: {
    /* Only one ring at a time: the button inside has its own. */
    '&[data-focus-within]:has([data-focused])': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '1px',
    },
  },
});

export const parts = componentStyle({
  ...tabular,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  outline: 'none',
});

export const part = componentStyle({
  padding: '2px 1px',
  borderRadius: vars.radius.mark,
  outline: 'none',
  textTransform: 'lowercase',
  whiteSpace: 'pre',
  selectors: {
    '&[data-placeholder]': { color: vars.color.textSubtle },
    '&[data-type="literal"]': { color: vars.color.textMuted, padding: 0 },
    '&[data-focused]': { background: vars.color.accentSurfaceStrong, color: vars.color.text },
    '&[data-disabled]': { color: 'inherit' },
  },
  '@media': {
    '(pointer: coarse)': { fontSize: '16px', paddingBlock: '8px' },
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const dash = componentStyle({ paddingInline: vars.space[4], color: vars.color.textMuted });

export const room = componentStyle({ flex: '1 1 auto' });

export const open = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '28px',
  height: vars.size.controlSmall,
  borderRadius: vars.radius.mark,
  color: vars.color.textMuted,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.controlBorder, cursor: 'default' },
  },
});

/** First and last day; the second wraps below the first if there is no room. */
export const pair = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 });
