import { vars } from '../../theme/contract.css.js';
import { patternStyle } from '../../theme/style.js';

/** Takes the focus as a heading does: no ring around words that nobody can press. */
export const region = patternStyle({
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 0,
  // What is in it makes itself small in a narrow pane.
  containerType: 'inline-size',
  padding: '16px',
  overflow: 'auto',
  selectors: { '&:focus': { outline: 'none' } },
});

/** What was to open over the page says there that it did not. */
export const over = patternStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  width: 'min(420px, calc(100% - 32px))',
  height: 'fit-content',
  maxHeight: 'calc(100% - 32px)',
  margin: 'auto',
  padding: vars.space[16],
  overflow: 'auto',
  background: vars.color.raised,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.dialog,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
