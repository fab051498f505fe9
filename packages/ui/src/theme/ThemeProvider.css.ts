import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { layers } from './layers.css.js';

export const root = style({
  '@layer': {
    [layers.theme]: {
      minHeight: '100%',
      selectors: { '&[data-scope="part"]': { background: vars.color.desk, isolation: 'isolate' } },
    },
  },
});
