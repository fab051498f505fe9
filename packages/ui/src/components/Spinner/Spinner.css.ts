import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { reveal } from '../../theme/reveal.css.js';
import { componentStyle } from '../../theme/style.js';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

/** Of a part of the page. A small one without a label belongs to what was pressed, which answers at once. */
const late = '&[data-size="24"], [role="status"] > &';

export const spinner = componentStyle({
  display: 'inline-block',
  flexShrink: 0,
  width: '16px',
  height: '16px',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: vars.radius.full,
  animation: `${turn} 800ms linear infinite`,
  selectors: {
    [late]: { animation: `${turn} 800ms linear infinite, ${reveal}` },
    '&[data-size="24"]': { width: '24px', height: '24px' },
    '&[data-size="14"]': { width: '14px', height: '14px', borderWidth: '1.5px' },
  },
  /* It does not move, but still differs from an icon. */
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: `${breathe} 2400ms step-end infinite`,
      selectors: { [late]: { animation: `${breathe} 2400ms step-end infinite, ${reveal}` } },
    },
    /* A closed ring would turn invisibly; drawing the gap in a system colour keeps it. */
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      borderRightColor: 'transparent',
    },
  },
});
