import { vars } from '../../theme/contract.css.js';
import { componentGlobal, componentStyle } from '../../theme/style.js';

export const sheet = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  background: vars.color.sheet,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.ringSheet,
  overflow: 'clip',
  selectors: {
    '&[data-tone="tint"]': { background: vars.color.sheetTint },
    '&[data-grow]': { flex: '1 1 0%' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

for (const [step, value] of Object.entries(vars.space)) {
  componentGlobal(`.${sheet}[data-padding="${step}"]`, { padding: value });
}
