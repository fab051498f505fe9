import { vars } from '../../theme/contract.css.js';
import { componentGlobal, componentStyle } from '../../theme/style.js';
import { tabular, textStyle } from '../../theme/text.js';

export const list = componentStyle({ display: 'flex', flexDirection: 'column' });

export const empty = componentStyle({ padding: vars.space[16] });

export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: '52px',
  padding: '8px 16px',
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.color.rowLine}` },
    '&[data-current]': { background: vars.color.accentSurface },
    '&[data-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '3px',
      background: vars.color.accentMark,
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&[data-live]:hover:not([data-current])': { background: vars.color.hover } },
    },
    '(forced-colors: active)': {
      selectors: { '&[data-current]::before': { background: 'Highlight' } },
    },
  },
});

componentGlobal(`${list}[data-flush] > ${item}`, { minHeight: '36px', padding: '6px 0' });

export const start = componentStyle({ display: 'inline-flex', flexShrink: 0 });

/** Text, and the content at its end: below it if there is no room beside. */
export const main = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: '1 1 auto',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  minWidth: 0,
});

export const text = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 160px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** A link or button whose press area covers the whole row; controls at the end keep their own. */
export const title = componentStyle({
  ...textStyle('13', 'medium'),
  color: vars.color.text,
  textDecoration: 'none',
  textAlign: 'start',
  outline: 'none',
  selectors: {
    'a&::after, button&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const description = componentStyle({ ...textStyle('13'), color: vars.color.textMuted });

export const end = componentStyle({
  ...textStyle('12'),
  ...tabular,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  maxWidth: '100%',
  color: vars.color.textMuted,
  /* Text lets presses through to the row; buttons receive them. */
  pointerEvents: 'none',
});

componentGlobal(`${end} :is(button, a, input, label)`, { pointerEvents: 'auto' });
