import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { raisedSurface } from '../../theme/raised.js';
import { componentStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-2px)' } });

/** The surface of menus, option lists and popovers. */
export const float = componentStyle({
  ...textStyle('13'),
  display: 'flex',
  flexDirection: 'column',
  ...raisedSurface,
  color: vars.color.text,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.pop,
  outline: 'none',
  overflow: 'auto',
  animation: `${appear} ${vars.motion.state} ${vars.motion.ease}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** All of the window, so that a press beside the menu closes it and does nothing else. */
export const surface = componentStyle({ position: 'fixed', inset: 0, zIndex: vars.layer.pop });

export const outside = componentStyle({ position: 'absolute', inset: 0, touchAction: 'none' });

/** Where it is put once its size is known. */
export const placed = componentStyle({ position: 'absolute', left: 0, top: 0 });

export const menu = componentStyle({
  padding: vars.space[4],
  /* The overlay container has no width of its own, so the text determines it. */
  width: 'max-content',
  minWidth: '180px',
  maxWidth: 'min(340px, calc(100vw - 16px))',
  outline: 'none',
});

export const section = componentStyle({
  selectors: {
    '& + &': {
      marginTop: vars.space[4],
      paddingTop: vars.space[4],
      borderTop: `1px solid ${vars.color.hairline}`,
    },
  },
});

/** May be the title of a document: it does not make the menu wider than its items. */
export const heading = componentStyle({
  ...textStyle('12', 'medium'),
  boxSizing: 'border-box',
  width: 0,
  minWidth: '100%',
  overflow: 'hidden',
  padding: '6px 8px 4px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  minHeight: vars.size.controlSmall,
  padding: '4px 8px',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:focus': { background: vars.color.hover },
    // Not where the pointer has brought the focus.
    '&:focus-visible:not(:hover)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-tone="danger"]': { color: vars.color.critical },
    '&[aria-disabled="true"]': { color: vars.color.textSubtle, cursor: 'default' },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '44px', alignItems: 'center' },
    '(forced-colors: active)': {
      selectors: {
        '&:focus': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const glyph = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  width: '16px',
  height: '20px',
  flexShrink: 0,
  color: vars.color.textMuted,
  selectors: {
    [`${item}[data-tone="danger"] &`]: { color: 'inherit' },
    [`${item}[aria-disabled="true"] &`]: { color: vars.color.controlBorder },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { [`${item}[aria-disabled="true"] &`]: { color: 'GrayText' } } },
  },
});

export const text = componentStyle({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
});

export const reason = componentStyle({ ...textStyle('12'), color: vars.color.textMuted });

export const end = componentStyle({
  ...textStyle('12'),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '20px',
  marginInlineStart: vars.space[16],
  color: vars.color.textMuted,
});

export const tick = componentStyle({
  color: vars.color.accentText,
  selectors: { [`${item}:not([data-selected]) &`]: { visibility: 'hidden' } },
});
