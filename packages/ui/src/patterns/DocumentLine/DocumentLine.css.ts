import { patternStyle } from '../../theme/style.js';

/** Two lines at most: the start of a long title says which document it is, even on a phone. */
export const title = patternStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
