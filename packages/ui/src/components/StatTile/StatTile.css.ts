import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';
import { paperStyle, tabular, textStyle } from '../../theme/text.js';

export const tiles = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  overflow: 'hidden',
});

/** Its lines are one pixel outside: those of the first tile in a row or column are hidden. */
export const tile = componentStyle({
  minWidth: 0,
  padding: '16px 20px',
  boxShadow: `-1px 0 ${vars.color.hairline}, 0 -1px ${vars.color.hairline}`,
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});

export const label = componentStyle({
  ...textStyle('13'),
  color: vars.color.textMuted,
});

export const value = componentStyle({
  ...paperStyle('32'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  minWidth: 0,
  minHeight: '40px',
  color: vars.color.text,
  whiteSpace: 'nowrap',
});

export const change = componentStyle({
  ...textStyle('12'),
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '16px',
  marginTop: vars.space[4],
  color: vars.color.textMuted,
});

export const arrow = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  selectors: {
    '&[data-tone="good"]': { color: vars.color.positiveMark },
    '&[data-tone="bad"]': { color: vars.color.criticalMark },
  },
});

export const spark = componentStyle({ overflow: 'visible' });
export const area = componentStyle({ fill: vars.color.accentSurface });
export const line = componentStyle({
  fill: 'none',
  stroke: vars.color.accentMark,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
export const end = componentStyle({
  fill: vars.color.sheet,
  stroke: vars.color.accentMark,
  strokeWidth: 1.5,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
