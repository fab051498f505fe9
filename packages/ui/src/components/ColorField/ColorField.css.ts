import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';
import { tabular, textStyle } from '../../theme/text.js';

export const group = componentStyle({ display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 });

export const parts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: vars.space[16],
});

export const area = componentStyle({
  width: '100%',
  minHeight: '124px',
  height: '100%',
  borderRadius: vars.radius.card,
  forcedColorAdjust: 'none',
  selectors: { '&[data-disabled]': { opacity: 0.4 } },
});

export const column = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minWidth: 0,
});

export const slider = componentStyle({ paddingInline: vars.space[8], paddingBlock: '2px' });

export const track = componentStyle({
  height: '12px',
  borderRadius: vars.radius.full,
  forcedColorAdjust: 'none',
  selectors: { '&[data-disabled]': { opacity: 0.4 } },
});

export const thumb = componentStyle({
  width: '16px',
  height: '16px',
  borderRadius: vars.radius.full,
  border: '2px solid white',
  boxShadow: '0 0 0 1px rgb(0 0 0 / 0.55), inset 0 0 0 1px rgb(0 0 0 / 0.35)',
  forcedColorAdjust: 'none',
  selectors: {
    [`${track} &`]: { top: '50%' },
    '&[data-focus-visible]': {
      width: '20px',
      height: '20px',
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    '&[data-disabled]': { display: 'none' },
  },
  '@media': { '(pointer: coarse)': { width: '24px', height: '24px' } },
});

export const swatch = componentStyle({
  flexShrink: 0,
  width: '18px',
  height: '18px',
  borderRadius: vars.radius.mark,
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 0.2)',
  forcedColorAdjust: 'none',
});

export const ramp = componentStyle({
  display: 'flex',
  height: '20px',
  borderRadius: vars.radius.mark,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
});
export const rampStep = componentStyle({ flex: '1 1 0%' });

export const contrastTable = componentStyle({
  ...textStyle('13'),
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: vars.color.text,
});

/** The table scrolls if it has no room; its region then takes focus. */
export const scroll = componentStyle({
  overflowX: 'auto',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.sheet,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const head = componentStyle({
  ...textStyle('12', 'medium'),
  padding: '8px 12px',
  color: vars.color.textMuted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const cell = componentStyle({
  ...tabular,
  height: '34px',
  padding: '4px 12px',
  borderTop: `1px solid ${vars.color.rowLine}`,
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const use = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[8] });

export const needs = componentStyle({ color: vars.color.textMuted });

export const verdict = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: '6px' });

export const gradeText = componentStyle({ ...textStyle('12'), color: vars.color.textMuted });

export const sample = componentStyle({
  ...textStyle('12', 'medium'),
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '30px',
  height: '20px',
  borderRadius: vars.radius.mark,
  boxShadow: `inset 0 0 0 1px ${vars.color.hairline}`,
  forcedColorAdjust: 'none',
});

export const summary = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBottom: vars.space[12],
});

export const summaryTitle = componentStyle({ ...textStyle('16', 'semibold'), color: vars.color.text });

/** A separate section below the field. */
export const contrastSection = componentStyle({ paddingTop: vars.space[20] });

/** Draws the ring as it is used: round for the signer count, a rounded box for focus. */
export const ring = componentStyle({
  width: '14px',
  height: '14px',
  border: '2px solid currentColor',
  borderRadius: vars.radius.full,
  selectors: { '&[data-focus]': { width: '18px', height: '12px', borderRadius: vars.radius.mark } },
});

export const title = componentStyle({ ...textStyle('13', 'medium'), color: vars.color.text });
