import { vars } from '../../theme/contract.css.js';
import { componentGlobal, componentStyle } from '../../theme/style.js';

export const searchable = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minHeight: 0,
});

/** As high with one result as with many, so that what is around it keeps its place while the user types. */
export const results = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: 'min(400px, 55dvh)',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

/** Results of the text before, which can’t be selected. */
componentGlobal(`${results}[data-stale] [role="option"]`, {
  color: vars.color.textMuted,
  cursor: 'progress',
});

componentGlobal(`${results} > [role="listbox"]`, { flex: '1 1 auto', maxHeight: 'none' });
