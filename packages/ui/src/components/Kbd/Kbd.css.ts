import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';

export const kbd = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: '20px',
  fontFamily: vars.font.tool,
  fontSize: '12px',
  lineHeight: '18px',
  fontWeight: 500,
  padding: '1px 6px',
  borderRadius: vars.radius.mark,
  background: vars.color.sheet,
  color: vars.color.textMuted,
  boxShadow: `inset 0 0 0 1px ${vars.color.hairline}`,
  whiteSpace: 'nowrap',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
