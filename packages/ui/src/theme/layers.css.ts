import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade order of the library's layers, weakest first. All are in one parent layer, so that any unlayered
 * rule of the embedding page overrides the library without `!important`.
 */
const root = globalLayer('countersign');

export const layers = {
  reset: globalLayer({ parent: root }, 'reset'),
  theme: globalLayer({ parent: root }, 'theme'),
  components: globalLayer({ parent: root }, 'components'),
  patterns: globalLayer({ parent: root }, 'patterns'),
};
