import { vars } from '../../theme/contract.css.js';
import { patternStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

/** Scrolls as a whole where it's too low for its filters, which then keep about five rows. */
export const pane = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  overflow: 'auto',
  background: vars.color.sheetTint,
  selectors: {
    // The drawer scrolls, and nothing in it.
    '&[data-in-drawer]': { flex: 'none', height: 'auto', minHeight: '100%', overflow: 'visible' },
  },
});

/** A height that leaves the rest of the form in view, and does not change as filters expand. */
export const field = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  height: 'clamp(200px, 100dvh - 400px, 520px)',
  paddingTop: vars.space[8],
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.sheet,
  overflow: 'hidden',
});

export const head = patternStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: '48px',
  paddingInline: vars.space[8],
});

export const title = patternStyle({
  ...textStyle('13', 'medium'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  paddingInline: vars.space[8],
});

/** Scrolls in a given height; without one, the pane is as high as its filters. */
export const body = patternStyle({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  paddingInline: vars.space[8],
  paddingBottom: vars.space[8],
  selectors: {
    // Five rows of 28 px and what is between and below them; of 44 under a finger.
    [`${pane} > &`]: { minHeight: '152px' },
    [`${pane}[data-in-drawer] > &`]: { flex: '1 0 auto', overflow: 'visible' },
  },
  '@media': { '(pointer: coarse)': { selectors: { [`${pane} > &`]: { minHeight: '232px' } } } },
});

export const legend = patternStyle({
  ...textStyle('12'),
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: '6px',
  minHeight: '32px',
  paddingInline: '14px',
  borderTop: `1px solid ${vars.color.hairline}`,
  color: vars.color.textMuted,
});

/** Bars with the spacing of the rows they represent: 28 px and a gap of 1. */
export const skeletons = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '21px',
  padding: '10px 12px',
});
