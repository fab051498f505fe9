import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { layers } from './layers.css.js';

export const root = style({
  '@layer': {
    [layers.theme]: {
      // No box of its own: what is inside takes its height from the box around, as without a theme.
      display: 'contents',
      selectors: {
        '&[data-scope="part"]': {
          display: 'block',
          height: '100%',
          // More than there is room for still lies on the desk.
          minHeight: 'min-content',
          background: vars.color.desk,
          isolation: 'isolate',
        },
      },
    },
  },
});
