import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';
import { tabular, textStyle } from '../../theme/text.js';

export const badge = componentStyle({
  ...textStyle('12', 'medium'),
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  minWidth: '18px',
  height: '18px',
  paddingInline: '5px',
  fontSize: '11px',
  borderRadius: vars.radius.full,
  background: vars.color.deskStrong,
  boxShadow: `inset 0 0 0 1px ${vars.color.hairline}`,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  selectors: {
    '&[data-tone]:not([data-tone="neutral"])': { boxShadow: 'none' },
    '&[data-tone="accent"]': { background: vars.color.accent, color: vars.color.onAccent },
    '&[data-tone="caution"]': { background: vars.color.cautionSurface, color: vars.color.caution },
    '&[data-tone="critical"]': { background: vars.color.criticalFill, color: vars.color.onCritical },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** Wraps the element that the badge is on. */
export const place = componentStyle({ position: 'relative', display: 'inline-flex', flexShrink: 0 });

export const corner = componentStyle({
  position: 'absolute',
  insetBlockStart: '-5px',
  /* Further digits extend away from the element. */
  insetInlineStart: 'calc(100% - 13px)',
  pointerEvents: 'none',
});
