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
