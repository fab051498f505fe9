import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

export const reference = componentStyle({
  ...textStyle('12'),
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[8],
  color: vars.color.textMuted,
});

export const value = componentStyle({
  fontFamily: vars.font.code,
  color: vars.color.text,
  // Groups of digits stay together, unless the place is narrower than one of them.
  overflowWrap: 'break-word',
});
