import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = componentStyle({
  position: 'fixed',
  insetBlockEnd: vars.space[16],
  insetInlineStart: vars.space[16],
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  width: 'min(380px, calc(100vw - 32px))',
  outline: 'none',
  selectors: { '&:empty': { display: 'none' } },
  /* Phones have their own bar at the bottom. */
  '@media': {
    '(max-width: 639px)': { insetBlock: `${vars.space[8]} auto`, insetInline: vars.space[8], width: 'auto' },
  },
});

export const toast = componentStyle({
  ...textStyle('13'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  padding: '8px 8px 8px 14px',
  background: vars.color.raised,
  color: vars.color.text,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.float,
  animation: `${arrive} ${vars.motion.panel} ${vars.motion.ease}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const glyph = componentStyle({ display: 'inline-flex', paddingTop: '7px' });

export const text = componentStyle({
  flex: '1 1 auto',
  minWidth: 0,
  paddingBlock: '4px',
  overflowWrap: 'anywhere',
});

export const actions = componentStyle({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space[4],
});

export const log = componentStyle({ ...textStyle('13'), display: 'flex', flexDirection: 'column' });

export const logRow = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
  borderBottom: `1px solid ${vars.color.rowLine}`,
});

export const logGlyph = componentStyle({ display: 'inline-flex', paddingTop: '3px' });

export const time = componentStyle({
  ...textStyle('12'),
  display: 'block',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
