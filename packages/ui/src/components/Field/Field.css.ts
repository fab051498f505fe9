import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { componentStyle } from '../../theme/style.js';
import { tabular, textStyle } from '../../theme/text.js';

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  minWidth: 0,
  width: '100%',
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const label = componentStyle({ ...textStyle('13', 'medium'), color: vars.color.text });

export const aside = componentStyle({ ...textStyle('12'), ...tabular, color: vars.color.textMuted });

export const hint = componentStyle({ ...textStyle('12'), color: vars.color.textMuted });

export const error = componentStyle({
  ...textStyle('12'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  color: vars.color.critical,
});

/** The box around an input and its icons and buttons. */
export const box = componentStyle({
  ...textStyle('13'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  minHeight: vars.size.control,
  paddingInline: '10px',
  background: vars.color.sheet,
  color: vars.color.text,
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  cursor: 'text',
  selectors: {
    '&[data-size="large"]': { ...textStyle('14'), minHeight: vars.size.controlLarge },
    '&[data-end]': { paddingInlineEnd: '3px' },
    '&[data-invalid]': { borderColor: vars.color.criticalMark },
    '&[data-disabled]': { background: vars.color.hover, color: vars.color.textMuted, cursor: 'default' },
    '&[data-read-only]': { background: vars.color.sheetTint, borderColor: vars.color.hairlineStrong },
    '&:focus-within:has(input:focus, textarea:focus)': focusRing('1px'),
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

export const input = componentStyle({
  flex: '1 1 auto',
  width: '100%',
  minWidth: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&[data-tabular]': tabular,
    '&::-webkit-search-cancel-button': { display: 'none' },
    /* The browser's autofill colour does not follow the theme. */
    '&:autofill': {
      boxShadow: `0 0 0 100px ${vars.color.accentSurface} inset`,
      WebkitTextFillColor: vars.color.text,
    },
  },
  '@media': {
    /* Phones zoom in on focus if the text is smaller than 16 px. */
    '(pointer: coarse)': { fontSize: '16px' },
  },
});

export const area = componentStyle({
  display: 'block',
  paddingBlock: '6px',
  resize: 'vertical',
  minHeight: '60px',
  lineHeight: '20px',
});

export const glyph = componentStyle({ display: 'inline-flex', color: vars.color.textSubtle });
