import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';
import { tabular, textStyle, truncate } from '../../theme/text.js';

export const pill = componentStyle({
  ...textStyle('12', 'medium'),
  // Among tabular figures a hyphen is as wide as a digit. What is around a pill may have them.
  fontVariantNumeric: 'normal',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: '100%',
  minWidth: 0,
  height: '22px',
  padding: '0 9px 0 4px',
  borderRadius: vars.radius.full,
  color: vars.color.text,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  selectors: {
    '&[data-plain]': { paddingInlineStart: '9px' },
    '&[data-tone="outlined"]': {
      background: vars.color.sheet,
      boxShadow: `inset 0 0 0 1px ${vars.color.hairlineStrong}`,
    },
    '&[data-tone="bare"]': { color: vars.color.textMuted, fontWeight: 400 },
    '&[data-tone="positive"]': { background: vars.color.positiveSurface, color: vars.color.positive },
    '&[data-tone="caution"]': { background: vars.color.cautionSurface, color: vars.color.caution },
    '&[data-tone="critical"]': { background: vars.color.criticalSurface, color: vars.color.critical },
    '&[data-tone="info"]': { background: vars.color.infoSurface, color: vars.color.info },
    '&[data-tone="accent"]': { background: vars.color.accentSurfaceStrong, color: vars.color.accentText },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** Stays whole where a pill is too narrow: the words before it give way. */
export const figures = componentStyle({ ...tabular, whiteSpace: 'pre' });

export const status = componentStyle({ ...truncate, minWidth: 0 });

export const text = componentStyle({
  ...truncate,
  minWidth: 0,
  selectors: { [`&:has(${figures})`]: { display: 'flex' } },
});

export const dashed = componentStyle({
  flexShrink: 0,
  fill: 'none',
  stroke: vars.color.controlBorder,
  strokeWidth: 1.3,
  strokeDasharray: '1.9 2.03',
});
