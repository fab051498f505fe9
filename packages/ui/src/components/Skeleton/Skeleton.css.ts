import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { reveal } from '../../theme/reveal.css.js';
import { componentStyle } from '../../theme/style.js';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = componentStyle({
  display: 'block',
  maxWidth: '100%',
  height: '10px',
  borderRadius: vars.radius.mark,
  background: vars.color.placeholder,
  animation: `${breathe} 1600ms ease-in-out infinite, ${reveal}`,
  selectors: {
    '&[data-shape="circle"]': { borderRadius: vars.radius.full },
    '&[data-shape="block"]': { borderRadius: vars.radius.card },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: reveal },
    '(forced-colors: active)': { background: 'transparent', border: '1px solid GrayText' },
  },
});
