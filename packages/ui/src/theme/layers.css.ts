import { globalLayer } from '@vanilla-extract/css';

/**
 * The order in which the library's rules win, weakest first. Everything lives
 * under one parent layer, so that any unlayered rule of the embedding page wins
 * over the library without `!important`.
 */
const root = globalLayer('countersign');

export const layers = {
  reset: globalLayer({ parent: root }, 'reset'),
  theme: globalLayer({ parent: root }, 'theme'),
  components: globalLayer({ parent: root }, 'components'),
  patterns: globalLayer({ parent: root }, 'patterns'),
};
