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
  selectors: {
    '&[data-size="large"]': {
      width: '560px',
      maxWidth: '100%',
      overflow: 'hidden',
      borderRadius: vars.radius.sheet,
      background: vars.color.sheet,
      boxShadow: vars.shadow.ringSheet,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-size="large"]': { border: '1px solid' } } } },
});

export const body = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  selectors: { [`${sheet}[data-size="large"] &`]: { padding: `${vars.space[24]} ${vars.space[32]}` } },
  '@media': {
    '(max-width: 639px)': { selectors: { [`${sheet}[data-size="large"] &`]: { padding: vars.space[20] } } },
  },
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
  width: '48px',
  height: '48px',
  transform: 'rotate(-8deg)',
  animation: `${press} 200ms ${vars.motion.ease}`,
  selectors: { '&[data-size="paper"]': { width: '84px', height: '84px' } },
  '@media': {
    '(max-width: 639px)': { selectors: { '&[data-size="paper"]': { width: '52px', height: '52px' } } },
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
  },
});

/** The same on paper and beside it, in every theme. */
export const sealField = patternStyle({
  fill: '#2F8856',
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const sealRing = patternStyle({
  fill: 'none',
  stroke: '#FFFFFF',
  strokeWidth: '0.6px',
  strokeOpacity: 0.55,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const sealTick = patternStyle({
  fill: 'none',
  stroke: '#FFFFFF',
  strokeWidth: '2.6px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const title = patternStyle({
  ...paperStyle('20'),
  marginTop: vars.space[16],
  color: vars.color.text,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-size="large"]': paperStyle('32'),
    // Below the paper it has nothing above it.
    '&:first-child': { marginTop: 0 },
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

/** Who has signed beside what happens next, one below the other on phones. */
export const columns = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[24],
  marginTop: vars.space[20],
  '@media': { '(max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] } },
});

export const column = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minWidth: 0,
  selectors: {
    '& + &': { paddingLeft: vars.space[24], borderLeft: `1px solid ${vars.color.hairline}` },
  },
  '@media': {
    '(max-width: 639px)': {
      selectors: {
        '& + &': {
          padding: `${vars.space[16]} 0 0`,
          borderLeft: 0,
          borderTop: `1px solid ${vars.color.hairline}`,
        },
      },
    },
  },
});

export const text = patternStyle({
  ...textStyle('14'),
  marginTop: vars.space[12],
  color: vars.color.textMuted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  selectors: { [`${column} &`]: { marginTop: 0 } },
});

export const columnTitle = patternStyle({ ...textStyle('13', 'medium'), color: vars.color.textMuted });

export const action = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  marginTop: vars.space[20],
  selectors: {
    [`${sheet}[data-size="large"] &`]: {
      minHeight: '72px',
      margin: 0,
      padding: `${vars.space[16]} ${vars.space[32]}`,
      borderTop: `1px solid ${vars.color.hairline}`,
      background: vars.color.sheetTint,
    },
  },
  '@media': {
    '(max-width: 639px)': {
      selectors: { [`${sheet}[data-size="large"] &`]: { paddingInline: vars.space[20] } },
    },
  },
});
