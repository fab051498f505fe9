import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { componentStyle } from '../../theme/style.js';
import { textStyle, truncate } from '../../theme/text.js';

/** How far in a row stands, counted in steps of 16 px. */
export const level = createVar();

export const tree = componentStyle({ display: 'flex', flexDirection: 'column', gap: '1px', outline: 'none' });

export const item = componentStyle({
  ...textStyle('13'),
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '28px',
  paddingLeft: `calc(8px + ${level} * 16px)`,
  paddingRight: vars.space[8],
  borderRadius: vars.radius.control,
  color: vars.color.text,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-selected="true"]': { background: vars.color.accentSurfaceStrong, fontWeight: 500 },
    '&:focus-visible': focusRing('-2px'),
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '44px' },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '1px solid Highlight', outlineOffset: '-1px' } },
    },
  },
});

/** 24 px to press, though the arrow is small; it overlaps the gap beside it. */
export const chevron = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '16px',
  height: '28px',
  marginInline: '-4px',
  borderRadius: vars.radius.mark,
});

export const label = componentStyle({ ...truncate, flex: '1 1 0', minWidth: 0 });

export const mark = componentStyle({ display: 'grid', flex: 'none' });

export const glyph = componentStyle({
  display: 'grid',
  flex: 'none',
  color: vars.color.textMuted,
  selectors: { [`${item}[aria-selected="true"] &`]: { color: vars.color.accentText } },
});
