import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { patternGlobal, patternStyle } from '../../theme/style.js';
import { textStyle, truncate } from '../../theme/text.js';

export const rail = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  width: '204px',
  minHeight: 0,
  padding: '0 12px',
  transition: `width ${vars.motion.panel} ${vars.motion.ease}`,
  // As much on both sides of its icons, which are larger on touch screens.
  selectors: { '&[data-collapsed]': { width: `calc(${vars.size.control} + 24px)` } },
  '@media': { '(max-width: 767px)': { display: 'none' } },
});

export const groups = patternStyle({
  flex: '1 1 0%',
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'clip',
  // Space for the focus rings of the items, which scrolling would cut off.
  margin: '-2px -12px 0',
  padding: '2px 12px 12px',
});

export const groupLabel = patternStyle({
  ...textStyle('12'),
  padding: '18px 8px 6px',
  color: vars.color.textSubtle,
  selectors: {
    [`${rail}[data-collapsed] &`]: {
      height: '1px',
      padding: 0,
      margin: '12px 4px',
      overflow: 'hidden',
      color: 'transparent',
      background: vars.color.hairlineStrong,
    },
  },
});

export const items = patternStyle({ display: 'flex', flexDirection: 'column', gap: '2px' });

export const item = patternStyle({
  ...textStyle('14', 'medium'),
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  minHeight: vars.size.control,
  padding: '0 2px 0 8px',
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.state}`,
  selectors: {
    '&:focus-visible': focusRing('-2px'),
    '&[aria-current="page"]': {
      background: vars.color.sheet,
      boxShadow: vars.shadow.ringSheet,
      color: vars.color.text,
    },
    [`${rail}[data-collapsed] &`]: { justifyContent: 'center', width: vars.size.control, padding: 0 },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:not([aria-current="page"])': { background: vars.color.deskStrong, color: vars.color.text },
      },
    },
    '(forced-colors: active)': {
      selectors: { '&[aria-current="page"]': { outline: '1px solid Highlight', outlineOffset: '-1px' } },
    },
  },
});

/** Only the icon of the current page has the accent colour. */
patternGlobal(`${item}[aria-current="page"] svg`, { color: vars.color.accentText });
patternGlobal(`${item}:not([aria-current="page"]) svg`, { color: vars.color.textSubtle });

export const itemLabel = patternStyle({
  ...truncate,
  minWidth: 0,
  selectors: {
    [`${rail}[data-collapsed] &`]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      clipPath: 'inset(50%)',
    },
  },
});

export const foot = patternStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexShrink: 0,
  minHeight: '48px',
  padding: '0 0 0 8px',
  selectors: { [`${rail}[data-collapsed] &`]: { justifyContent: 'center', padding: 0 } },
});

export const maker = patternStyle({
  ...textStyle('12', 'medium'),
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  color: vars.color.textSubtle,
  selectors: { [`${rail}[data-collapsed] &`]: { display: 'none' } },
});

export const drawer = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0%',
  minHeight: 0,
  padding: '0 12px',
});
