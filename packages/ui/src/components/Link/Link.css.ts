import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { componentStyle } from '../../theme/style.js';

export const link = componentStyle({
  color: vars.color.accentText,
  fontWeight: 500,
  textDecoration: 'none',
  textUnderlineOffset: '3px',
  borderRadius: vars.radius.mark,
  cursor: 'pointer',
  selectors: {
    '&[data-tone="inherit"]': { color: 'inherit', fontWeight: 'inherit' },
    '&[data-running]': { textDecoration: 'underline', textDecorationThickness: '1px', fontWeight: 'inherit' },
    '&:focus-visible': focusRing(),
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px' } },
    },
    '(pointer: coarse)': { selectors: { '&:not([data-running])': { paddingBlock: '12px' } } },
  },
});
