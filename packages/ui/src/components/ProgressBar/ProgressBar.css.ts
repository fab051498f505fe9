import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';

const travel = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } });

export const track = componentStyle({
  position: 'relative',
  width: '100%',
  height: '2px',
  overflow: 'hidden',
  background: vars.color.hairline,
  borderRadius: vars.radius.full,
  selectors: {
    '&[data-edge]': { borderRadius: 0 },
    '&[data-height="4"]': { height: '4px' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText', height: '4px' } },
});

export const bar = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  background: vars.color.accentMark,
  /* The bar gets a new value every 200 ms. */
  transition: 'width 200ms linear',
  selectors: {
    '&[data-tone="positive"]': { background: vars.color.positiveMark },
    '&[data-tone="critical"]': { background: vars.color.criticalMark },
    '&[data-unknown]': { width: '30%', animation: `${travel} 1400ms ${vars.motion.ease} infinite` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      transition: 'none',
      selectors: { '&[data-unknown]': { animation: 'none', width: '100%', opacity: 0.5 } },
    },
    '(forced-colors: active)': {
      background: 'Highlight',
      selectors: { '&[data-tone]': { background: 'Highlight' } },
    },
  },
});
