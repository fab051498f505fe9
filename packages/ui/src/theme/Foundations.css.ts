import { vars } from './contract.css.js';
import { patternStyle as part } from './style.js';
import { tabular, textStyle } from './text.js';

/* Styles of the foundation stories only: tables of tokens, swatches, specimens. */

export const page = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  maxWidth: '1040px',
  color: vars.color.text,
});

export const intro = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const title = part(textStyle('24', 'semibold'));

export const lead = part({ color: vars.color.textMuted });

export const section = part({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

export const sectionTitle = part(textStyle('16', 'semibold'));

export const sheet = part({
  background: vars.color.sheet,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.ringSheet,
  // A wide table scrolls if there is little room.
  overflow: 'auto',
});

export const table = part({ ...textStyle('13'), width: '100%', textAlign: 'start' });

export const head = part({
  ...textStyle('12', 'medium'),
  padding: '9px 16px',
  textAlign: 'start',
  color: vars.color.textMuted,
  background: vars.color.sheetTint,
  borderBottom: `1px solid ${vars.color.hairline}`,
});

export const cell = part({
  padding: '9px 16px',
  textAlign: 'start',
  fontWeight: 400,
  verticalAlign: 'middle',
  color: vars.color.textMuted,
  borderTop: `1px solid ${vars.color.rowLine}`,
});

export const token = part({ ...textStyle('13', 'medium'), color: vars.color.text, whiteSpace: 'nowrap' });

export const code = part({
  ...tabular,
  fontFamily: vars.font.code,
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.color.textMuted,
});

export const swatch = part({
  flex: 'none',
  display: 'inline-block',
  width: '40px',
  height: '24px',
  borderRadius: vars.radius.mark,
  boxShadow: `inset 0 0 0 1px ${vars.color.hairlineStrong}`,
  forcedColorAdjust: 'none',
});

export const ramp = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  boxShadow: `inset 0 0 0 1px ${vars.color.hairline}`,
});

export const rampStep = part({ display: 'block', height: '40px', forcedColorAdjust: 'none' });

export const brandGrid = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
  gap: vars.space[16],
});

export const brandCard = part({ borderRadius: vars.radius.sheet, overflow: 'hidden' });

export const field = part({
  display: 'flex',
  alignItems: 'center',
  minHeight: '56px',
  paddingInline: vars.space[16],
  background: vars.color.brandField,
  color: vars.color.onAccent,
});

export const selected = part({
  ...textStyle('13', 'medium'),
  padding: '6px 12px',
  background: vars.color.accentSurface,
  boxShadow: `inset 3px 0 0 ${vars.color.accentMark}, inset 0 0 0 1px ${vars.color.accentBorder}`,
});

export const bar = part({
  display: 'block',
  height: '16px',
  borderRadius: vars.radius.mark,
  background: vars.color.accentMark,
  forcedColorAdjust: 'none',
});

export const corner = part({
  display: 'block',
  width: '96px',
  height: '64px',
  background: vars.color.accentSurfaceStrong,
  border: `1px solid ${vars.color.accentBorder}`,
});

export const planes = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: vars.space[32],
  padding: vars.space[32],
});

export const plane = part({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  minHeight: '144px',
  padding: vars.space[16],
  // Forced colours remove its colour and shadow.
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const iconGrid = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: '1px',
});

export const iconCell = part({
  ...textStyle('12'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: '10px 16px',
  color: vars.color.textMuted,
});

export const tracks = part({
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.sheet,
  background: vars.color.sheet,
  boxShadow: vars.shadow.ringSheet,
});

/** Moves by position, so that the transition uses only the tokens. */
export const runner = part({
  ...textStyle('13', 'medium'),
  ...tabular,
  position: 'relative',
  insetInlineStart: 0,
  width: '72px',
  padding: '6px 0',
  textAlign: 'center',
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  transitionProperty: 'inset-inline-start',
  transitionTimingFunction: vars.motion.ease,
  selectors: {
    '&[data-length="state"]': { transitionDuration: vars.motion.state },
    '&[data-length="panel"]': { transitionDuration: vars.motion.panel },
    [`${tracks}[data-moved] > &`]: { insetInlineStart: 'calc(100% - 72px)' },
  },
});
