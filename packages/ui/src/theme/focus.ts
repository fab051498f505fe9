import { vars } from './contract.css.js';

/**
 * Build-time: returns the focus ring, 2 px of `focus`, to spread under `:focus-visible`. Fields have an
 * offset of 1 px, everything else 2 px. An outline survives forced colours.
 */
export function focusRing(offset: '1px' | '2px' | '-2px' = '2px') {
  return { outline: `2px solid ${vars.color.focus}`, outlineOffset: offset };
}
