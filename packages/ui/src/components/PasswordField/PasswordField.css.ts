import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

export const requirements = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: '4px 12px',
  marginTop: vars.space[8],
});

export const requirement = componentStyle({
  ...textStyle('12'),
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  color: vars.color.textMuted,
  selectors: { '&[data-met]': { color: vars.color.positive } },
});
