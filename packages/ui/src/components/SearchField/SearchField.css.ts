import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';

export const search = componentStyle({
  flex: '0 1 264px',
  minWidth: 0,
  selectors: { '&[data-full]': { flex: '1 1 auto' } },
});

export const box = componentStyle({ position: 'relative' });

/** On phones two buttons of 44 px would leave no room for the words: the first one takes the icon's place. */
const PHONE = '(pointer: coarse) and (max-width: 639px)';

export const glyph = componentStyle({
  '@media': { [PHONE]: { selectors: { '&[data-covered]': { visibility: 'hidden' } } } },
});

/** The button that searches; its fill sets it apart from the icon, which is the same one. */
export const submit = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  selectors: {
    // Of two buttons, each is closer to the other than to the words.
    '&:not(:last-child)': { marginInlineEnd: `calc(${vars.space[4]} - ${vars.space[8]})` },
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      width: '26px',
      height: '26px',
      borderRadius: vars.radius.control,
      background: vars.color.accentSurfaceStrong,
    },
  },
  '@media': {
    [PHONE]: {
      position: 'absolute',
      insetBlock: 0,
      // Centred over the icon, and a little beyond the edge, so that it covers none of the words.
      insetInlineStart: '-5px',
      alignItems: 'center',
      selectors: { '&:not(:last-child)': { marginInlineEnd: 0 } },
    },
  },
});
