import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';

const tints = ['0', '1', '2', '3', '4', '5'] as const;

export const avatar = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.full,
  fontFamily: vars.font.tool,
  fontSize: '9.5px',
  lineHeight: 1,
  fontWeight: 600,
  letterSpacing: '0.01em',
  userSelect: 'none',
  selectors: {
    '&[data-size="20"]': { width: '20px', height: '20px', fontSize: '8.5px', letterSpacing: 0 },
    '&[data-size="28"]': { width: '28px', height: '28px', fontSize: '11px' },
    '&[data-inactive]': { background: vars.color.hover, color: vars.color.textMuted },
    ...Object.fromEntries(
      tints.map((tint) => [
        `&[data-tint="${tint}"]:not([data-inactive])`,
        { background: vars.color[`avatar${tint}`], color: vars.color[`onAvatar${tint}`] },
      ]),
    ),
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const group = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: '2px' });

export const more = componentStyle({
  fontFamily: vars.font.tool,
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.color.textMuted,
  marginInlineStart: vars.space[4],
});
