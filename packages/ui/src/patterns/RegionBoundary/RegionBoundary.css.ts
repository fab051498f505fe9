import { patternStyle } from '../../theme/style.js';

/** Takes the focus as a heading does: no ring around words that nobody can press. */
export const region = patternStyle({
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 0,
  padding: '16px',
  overflow: 'auto',
  selectors: { '&:focus': { outline: 'none' } },
});
