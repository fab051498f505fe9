import { vars } from '../../theme/contract.css.js';
import { raisedSurface } from '../../theme/raised.js';
import { patternStyle } from '../../theme/style.js';

/** Takes focus as a heading does: no ring around plain text. */
export const region = patternStyle({
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 0%',
  minWidth: 0,
  minHeight: 0,
  // Its content adapts to a narrow pane.
  containerType: 'inline-size',
  padding: '16px',
  overflow: 'auto',
  selectors: { '&:focus': { outline: 'none' } },
});

/** A part that opens over the page shows its failure there. */
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
  ...raisedSurface,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.dialog,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
