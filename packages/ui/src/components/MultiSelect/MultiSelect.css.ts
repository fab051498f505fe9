import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { componentStyle } from '../../theme/style.js';
import { textStyle, truncate } from '../../theme/text.js';

/** The field's box, grown to hold the selected options. */
export const box = componentStyle({
  alignItems: 'flex-end',
  paddingBlock: '1px',
  selectors: { '&[data-filled]': { paddingInlineStart: '3px' } },
});

export const inside = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  gap: vars.space[4],
  minWidth: 0,
  paddingBlock: '2px',
  /* Four and a half rows: a cut row shows that there are more. */
  maxHeight: '126px',
  overflowY: 'auto',
});

export const tags = componentStyle({ display: 'contents' });

export const tag = componentStyle({
  ...textStyle('12', 'medium'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  maxWidth: '100%',
  height: '24px',
  paddingInlineStart: vars.space[8],
  borderRadius: vars.radius.mark,
  background: vars.color.accentSurfaceStrong,
  color: vars.color.text,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&[data-person]': { paddingInlineStart: '2px' },
    '&:focus-within': focusRing('-2px'),
    '&[data-disabled]': {
      paddingInlineEnd: vars.space[8],
      background: vars.color.deskStrong,
      color: vars.color.textMuted,
    },
  },
  '@media': {
    '(pointer: coarse)': { height: '32px' },
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

export const tagLabel = componentStyle({ ...truncate, minWidth: 0 });

export const remove = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.size.target,
  height: '100%',
  borderRadius: vars.radius.mark,
  color: vars.color.textMuted,
  outline: 'none',
  selectors: { '&:hover, &:focus': { color: vars.color.text } },
});

export const input = componentStyle({ flex: '1 1 96px', width: '96px', minHeight: '24px' });
