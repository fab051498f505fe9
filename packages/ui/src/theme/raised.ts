import { vars } from './contract.css.js';

/**
 * Build-time: returns the background of a float, to spread into its style. On a float, `hover`, `rowLine` and
 * `hairline` have the contrast that its background needs, so that what is in it needs no styles of its own for it.
 */
export const raisedSurface = {
  background: vars.color.raised,
  vars: {
    [vars.color.hover]: vars.color.raisedHover,
    [vars.color.rowLine]: vars.color.raisedLine,
    [vars.color.hairline]: vars.color.raisedLine,
  },
} as const;
