import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { componentStyle } from '../../theme/style.js';
import { tabular, textStyle, truncate } from '../../theme/text.js';

/** Drop area; its text is the label of the hidden input, so that a press opens the file dialog. */
export const zone = componentStyle({
  ...textStyle('13'),
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px 6px',
  minHeight: '72px',
  padding: vars.space[16],
  border: `1px dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.card,
  background: vars.color.sheet,
  color: vars.color.textMuted,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&[data-over]': { background: vars.color.accentSurface, borderColor: vars.color.accentMark },
    '&[data-invalid]': { borderColor: vars.color.criticalMark },
    '&[data-disabled]': { background: vars.color.hover, cursor: 'default' },
    '&:has(input:focus-visible)': focusRing('2px'),
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([data-disabled])': { background: vars.color.sheetTint } } },
    '(forced-colors: active)': {
      selectors: {
        '&[data-over]': { outline: '2px solid Highlight' },
        '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});

export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
  fontSize: 0,
});

export const browse = componentStyle({
  ...textStyle('13', 'medium'),
  color: vars.color.accentText,
  selectors: { [`${zone}[data-disabled] &`]: { color: vars.color.textMuted } },
  '@media': {
    '(forced-colors: active)': { selectors: { [`${zone}[data-disabled] &`]: { color: 'GrayText' } } },
  },
});

export const glyph = componentStyle({ display: 'inline-flex', marginInlineEnd: '2px' });

export const files = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.sheet,
});

export const file = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '40px',
  padding: '4px 6px 4px 10px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.rowLine}` } },
});

export const name = componentStyle({
  ...textStyle('13'),
  ...truncate,
  flex: '1 1 auto',
  minWidth: 0,
  color: vars.color.text,
});

export const size = componentStyle({
  ...textStyle('12'),
  ...tabular,
  flexShrink: 0,
  color: vars.color.textMuted,
});
