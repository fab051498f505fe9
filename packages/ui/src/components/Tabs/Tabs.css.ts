import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';
import { tabular, textStyle } from '../../theme/text.js';

export const tabs = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  flex: '1 1 auto',
});

export const list = componentStyle({
  display: 'flex',
  flexShrink: 0,
  gap: vars.space[4],
  minHeight: '44px',
  paddingInline: vars.space[16],
  borderBottom: `1px solid ${vars.color.hairline}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = componentStyle({
  ...textStyle('13', 'medium'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  flexShrink: 0,
  height: '44px',
  paddingInline: vars.space[8],
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-state="active"]': { color: vars.color.text },
    '&[data-state="active"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space[8],
      bottom: 0,
      height: '2px',
      borderRadius: '1px 1px 0 0',
      background: vars.color.accentMark,
    },
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-4px',
      borderRadius: vars.radius.card,
    },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { color: vars.color.text } } },
    '(forced-colors: active)': {
      selectors: { '&[data-state="active"]::after': { background: 'Highlight' } },
    },
  },
});

export const count = componentStyle({ ...textStyle('12'), ...tabular, color: vars.color.textMuted });

export const dot = componentStyle({
  width: '6px',
  height: '6px',
  borderRadius: vars.radius.full,
  background: vars.color.cautionMark,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 0,
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
