import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { layers } from './layers.css.js';

export const root = style({
  '@layer': {
    [layers.theme]: {
      // No box of its own: its content takes its height from the box around it, as without a theme.
      display: 'contents',
      selectors: {
        '&[data-scope="part"]': {
          display: 'block',
          height: '100%',
          // Overflowing content is still on the desk.
          minHeight: 'min-content',
          // Not isolated: a dialog that opens in it lies over the whole page, as `--cs-layer-dialog` says.
          background: vars.color.desk,
        },
      },
    },
  },
});
