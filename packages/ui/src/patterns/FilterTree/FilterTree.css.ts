import { vars } from '../../theme/contract.css.js';
import { patternStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

export const pane = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  background: vars.color.sheetTint,
});

/** A height that leaves the rest of the form in view, and does not change as filters expand. */
export const field = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  height: 'min(300px, 45vh)',
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
