import { vars } from '../../theme/contract.css.js';
import { patternGlobal, patternStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

export const form = patternStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[20] });
export const message = patternStyle({
  ...textStyle('13'),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
export const recipient = patternStyle({ display: 'block', fontWeight: 500, color: vars.color.text });

/** A secondary action, in the footer's left corner. */
export const resend = patternStyle({ marginLeft: '-8px' });
patternGlobal(`${resend} > button`, { color: vars.color.accentText });
