import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

export const list = componentStyle({
  ...textStyle('13'),
  display: 'grid',
  gridTemplateColumns: 'minmax(80px, max-content) minmax(0, 1fr)',
  gap: `6px ${vars.space[16]}`,
  selectors: { '&[data-stacked]': { gridTemplateColumns: '1fr', gap: '2px' } },
});

export const term = componentStyle({
  color: vars.color.textMuted,
  selectors: { [`${list}[data-stacked] &:not(:first-child)`]: { marginTop: vars.space[8] } },
});

export const value = componentStyle({ color: vars.color.text, overflowWrap: 'anywhere' });
