import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { patternStyle } from '../../theme/style.js';
import { paperStyle, textStyle } from '../../theme/text.js';

const MARK = '44px';

/** The seal stamps once. */
const press = keyframes({
  from: { transform: 'scale(0.85) rotate(-20deg)' },
  to: { transform: 'rotate(-8deg)' },
});

export const sheet = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  selectors: { '&[data-size="large"]': { gap: vars.space[4] } },
});

export const disc = patternStyle({
  display: 'grid',
  placeItems: 'center',
  width: MARK,
  height: MARK,
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  selectors: {
    '&[data-kind="declined"]': {
      background: vars.color.criticalSurface,
      borderColor: vars.color.criticalBorder,
      color: vars.color.critical,
    },
    '&[data-kind="expired"]': {
      background: vars.color.cautionSurface,
      borderColor: vars.color.cautionBorder,
      color: vars.color.caution,
    },
    '&[data-kind="sent"]': {
      background: vars.color.accentSurface,
      borderColor: vars.color.accentBorder,
      color: vars.color.accentText,
    },
  },
});

export const seal = patternStyle({
  position: 'relative',
  display: 'grid',
  width: MARK,
  height: MARK,
  transform: 'rotate(-8deg)',
  animation: `${press} 200ms ${vars.motion.ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const sealField = patternStyle({
  fill: vars.color.positiveMark,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const sealRing = patternStyle({
  fill: 'none',
  stroke: vars.color.sheet,
  strokeOpacity: 0.55,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const sealTick = patternStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.sheet,
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

export const title = patternStyle({
  ...paperStyle('20'),
  marginTop: vars.space[16],
  color: vars.color.text,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-size="large"]': paperStyle('32'),
    // Focus moves here so that it is announced; the title is not a control.
    '&:focus': { outline: 'none' },
  },
});

export const document = patternStyle({
  ...textStyle('13', 'medium'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  marginTop: vars.space[4],
  color: vars.color.text,
});

export const text = patternStyle({
  ...textStyle('14'),
  marginTop: vars.space[12],
  color: vars.color.textMuted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const quote = patternStyle({
  ...paperStyle('16'),
  margin: `${vars.space[12]} 0 0`,
  paddingLeft: vars.space[12],
  borderLeft: `2px solid ${vars.color.criticalBorder}`,
  color: vars.color.text,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const story = patternStyle({
  marginTop: vars.space[16],
  paddingTop: vars.space[16],
  borderTop: `1px solid ${vars.color.hairline}`,
});

export const action = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  marginTop: vars.space[20],
});
