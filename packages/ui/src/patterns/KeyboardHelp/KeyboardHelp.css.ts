import { vars } from '../../theme/contract.css.js';
import { patternStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

export const groups = patternStyle({ columnWidth: '300px', columnGap: vars.space[32] });

export const group = patternStyle({ breakInside: 'avoid', paddingBottom: vars.space[20] });

export const heading = patternStyle({
  ...textStyle('13', 'semibold'),
  paddingBottom: vars.space[4],
  color: vars.color.text,
});

export const row = patternStyle({
  ...textStyle('13'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minHeight: '32px',
  paddingBlock: '4px',
  borderBottom: `1px solid ${vars.color.rowLine}`,
  color: vars.color.textMuted,
});

export const keys = patternStyle({ display: 'inline-flex', flexShrink: 0, gap: vars.space[4] });
