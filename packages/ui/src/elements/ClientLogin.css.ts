import { vars } from '../theme/contract.css.js';
import { focusRing } from '../theme/focus.js';
import { patternStyle } from '../theme/style.js';
import { textStyle } from '../theme/text.js';

export const link = patternStyle({
  ...textStyle('14', 'medium'),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.controlLarge,
  padding: `0 ${vars.space[16]}`,
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  textDecoration: 'none',
  transition: `background ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.color.accentHover },
    '&:focus-visible': focusRing(),
  },
  '@media': { '(forced-colors: active)': { border: '1px solid LinkText' } },
});

export const frame = patternStyle({
  display: 'block',
  width: '100%',
  height: '420px',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.ringSheet,
  background: vars.color.sheet,
});
