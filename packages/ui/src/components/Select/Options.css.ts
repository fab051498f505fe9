import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

export const popover = componentStyle({
  width: 'var(--trigger-width)',
  minWidth: '180px',
  maxWidth: 'calc(100vw - 16px)',
});

export const list = componentStyle({
  padding: vars.space[4],
  outline: 'none',
  maxHeight: '300px',
  overflow: 'auto',
});

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.control,
  padding: '4px 8px',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: vars.color.hover },
    '&[data-selected]': { background: vars.color.accentSurface },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.textSubtle, cursor: 'default' },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '44px' },
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const text = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const quiet = componentStyle({ ...textStyle('12'), color: vars.color.textMuted });

export const tick = componentStyle({
  display: 'inline-flex',
  color: vars.color.accentText,
  selectors: { [`${option}:not([data-selected]) &`]: { visibility: 'hidden' } },
});

export const empty = componentStyle({
  ...textStyle('13'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: '8px',
  color: vars.color.textMuted,
});

export const note = componentStyle({
  ...textStyle('12'),
  padding: '8px 12px',
  borderTop: `1px solid ${vars.color.hairline}`,
  background: vars.color.sheetTint,
  color: vars.color.textMuted,
});
