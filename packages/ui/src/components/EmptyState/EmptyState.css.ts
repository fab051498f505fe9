import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';
import { paperStyle, textStyle } from '../../theme/text.js';

/** In a container as narrow as a side pane. */
const NARROW = '(max-width: 240px)';

export const state = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 auto',
  minHeight: 0,
  padding: vars.space[24],
  textAlign: 'center',
  '@container': { [NARROW]: { padding: 0 } },
});

export const illustration = componentStyle({
  flexShrink: 0,
  marginBottom: vars.space[20],
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const title = componentStyle({
  ...paperStyle('24'),
  color: vars.color.text,
  textWrap: 'balance',
  '@container': { [NARROW]: { ...paperStyle('20') } },
});

export const text = componentStyle({
  ...textStyle('14'),
  maxWidth: '400px',
  marginTop: vars.space[8],
  color: vars.color.textMuted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@container': { [NARROW]: { ...textStyle('13') } },
});

export const lead = componentStyle({ color: vars.color.text, fontWeight: 500 });

export const action = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[8],
  marginTop: vars.space[20],
});

export const reference = componentStyle({ marginTop: vars.space[20] });

export const sheetLine = componentStyle({
  fill: vars.color.sheet,
  stroke: vars.color.hairlineStrong,
  strokeWidth: 1.2,
});
export const backLine = componentStyle({
  fill: vars.color.sheetTint,
  stroke: vars.color.hairlineStrong,
  strokeWidth: 1.2,
});
export const textLines = componentStyle({ stroke: vars.color.hairline, strokeWidth: 3 });
export const rule = componentStyle({ stroke: vars.color.hairlineStrong, strokeWidth: 1.2 });
export const ink = componentStyle({ stroke: vars.color.accentMark, strokeWidth: 1.8 });
export const seal = componentStyle({
  fill: vars.color.criticalSurface,
  stroke: vars.color.criticalBorder,
  strokeWidth: 1.2,
});
export const alarm = componentStyle({ stroke: vars.color.critical, strokeWidth: 2.2 });
