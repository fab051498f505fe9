import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { layers } from './layers.css.js';
import { textStyle } from './text.js';

function reset(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
}

/* Only inside a themed element, so that an embedding page keeps its own styles. */
const scope = '[data-cs-theme]';

/** By its own name each: a browser tries a rule on an element of that name only, and one of `:where` on all of them. */
function within(...names: readonly string[]): string {
  return names.map((name) => `${scope} ${name}`).join(', ');
}

reset(`${scope}, ${scope} *, ${scope} *::before, ${scope} *::after`, { boxSizing: 'border-box' });
reset(
  within(
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'figure',
    'blockquote',
    'dl',
    'dd',
    'ul',
    'ol',
    'fieldset',
    'legend',
  ),
  {
    margin: 0,
    padding: 0,
  },
);
reset(within('h1', 'h2', 'h3', 'h4', 'h5', 'h6'), { font: 'inherit' });
/* An empty string instead of `none`: after `none` Safari no longer treats it as a list. */
reset(within('ul', 'ol'), { listStyle: '""' });
reset(within('fieldset', 'iframe'), { border: 0, minWidth: 0 });
reset(within('button', 'input', 'select', 'textarea'), {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  margin: 0,
});
reset(within('button'), {
  appearance: 'none',
  background: 'none',
  border: 0,
  padding: 0,
  textAlign: 'inherit',
  cursor: 'pointer',
});
/*
 * In place of react-aria's own style element (see pressStyle.ts): no delay for a double tap. Of the whole page, as
 * react-aria's is. `manipulation` would end a press in Safari before the page scrolls.
 */
reset('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
reset(within('img', 'svg', 'video', 'canvas'), { display: 'block', maxWidth: '100%' });
reset(within('table'), { borderCollapse: 'collapse', borderSpacing: 0 });
reset(within('[hidden]'), { display: 'none' });

const { fontSize, lineHeight, ...type } = textStyle('14');
reset(scope, {
  ...type,
  color: vars.color.text,
  textAlign: 'start',
  fontOpticalSizing: 'auto',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});

/* Not of `html`: an embedding page counts its `rem` and `rlh` from there. */
reset(`${scope}:not(html), html${scope} > body`, { fontSize, lineHeight });

/* The page itself, if the provider owns it. */
reset('html[data-cs-theme]', { height: '100%', background: vars.color.desk, scrollbarGutter: 'auto' });
reset('html[data-cs-theme] > body', { margin: 0, minHeight: '100%' });

const selection = { background: vars.color.accentSurfaceStrong, color: vars.color.text };
reset(`${scope}::selection`, selection);
/* Elsewhere it is not inherited. Chromium would find a style for it of every element; it alone knows this property. */
reset(`${scope} ::selection`, { '@supports': { 'not (corner-shape: round)': selection } });
reset(`${scope} ::placeholder`, { color: vars.color.textSubtle, opacity: 1 });
/* The colour is inherited: it need not be looked up for each element. */
reset(`${scope} > *`, { scrollbarColor: `${vars.color.hairlineStrong} transparent` });
reset(`${scope} *`, { scrollbarWidth: 'thin' });

/* The overlay container takes no space itself. */
reset('[data-cs-overlays]', { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 });
