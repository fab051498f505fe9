import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { patternGlobal, patternStyle } from '../../theme/style.js';
import { tabular, textStyle } from '../../theme/text.js';

/** A phone in landscape, or a zoom of 400 %: over the list the bar would leave no row in sight. */
const low = '(max-height: 480px)';

/**
 * Centred 48 above the sheet's bottom, or above the tray that is there; its own box is as wide as the sheet and lets
 * presses through. In a low window it is below the list instead, in place of the footer, unless that says more than the
 * count.
 */
export const place = patternStyle({
  position: 'absolute',
  insetInline: vars.space[12],
  bottom: 'calc(48px + var(--cs-tray-below, 0px))',
  zIndex: vars.layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media': {
    [low]: {
      position: 'relative',
      inset: 'auto',
      flex: 'none',
      // With the list, before a tray.
      order: -1,
      marginTop: '-32px',
      background: vars.color.inverse,
      selectors: { ':has([data-range]) ~ &': { marginTop: 0 } },
    },
  },
});

export const bar = patternStyle({
  ...textStyle('13', 'medium'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '44px',
  maxWidth: '100%',
  padding: '4px 8px 4px 16px',
  borderRadius: vars.radius.sheet,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
  selectors: { '&[data-line]': { flexWrap: 'nowrap', whiteSpace: 'nowrap' } },
  '@media': {
    [low]: { borderRadius: 0, boxShadow: 'none' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

patternGlobal(`${bar}[data-line] > *`, { flex: 'none' });

export const count = patternStyle({ ...tabular, whiteSpace: 'nowrap' });

export const divider = patternStyle({
  width: '1px',
  height: '20px',
  marginInline: vars.space[8],
  background: 'currentColor',
  opacity: 0.24,
  // Where the actions wrap, it would be at the end of a line.
  '@media': { '(max-width: 480px)': { display: 'none' } },
});

/** At the bottom of a phone's grid: the count, and common actions as icons, on the same plane. */
export const bottom = patternStyle({
  ...textStyle('13', 'medium'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: '1 1 0%',
  minWidth: 0,
  gap: vars.space[8],
  minHeight: '56px',
  marginBlock: vars.space[8],
  marginInline: '-4px',
  padding: '4px 4px 4px 16px',
  borderRadius: '14px',
  background: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.float,
  '@media': {
    '(max-width: 359px)': { gap: vars.space[4], paddingInlineStart: '12px' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/** Where the icons leave no room for all of it, it goes on below; a grid's footer would keep it in one line. */
export const bottomCount = patternStyle({ ...tabular, minWidth: 0, whiteSpace: 'normal' });

export const bottomActions = patternStyle({ display: 'flex', flex: 'none' });

// A dangerous action is set apart by a line in the middle of the space before it, as from what clears the selection.
const danger = `:is(.${bar}[data-line], .${bottomActions}) > [data-variant="ghostDanger"]:not(:first-child)`;
patternGlobal(`.${bar}[data-line] > [data-variant="ghostDanger"]`, { marginInlineStart: '13px' });
patternGlobal(`${danger}::before`, {
  content: '""',
  position: 'absolute',
  insetBlock: 'calc(50% - 10px)',
  insetInlineStart: '-9px',
  borderInlineStart: `1px solid ${vars.color.onInverse}`,
  opacity: 0.24,
});
// Twice the class: the rule above counts as the more specific of its two bars.
patternGlobal(`.${bottomActions}.${bottomActions} > [data-variant="ghostDanger"]:not(:first-child)::before`, {
  insetInlineStart: '-1px',
});

const buttons = `:is(${bar}, ${bottom}) button`;

/** The buttons of both bars are ghosts on the inverse plane. */
patternGlobal(buttons, { color: 'inherit', background: 'transparent' });
patternGlobal(`${buttons} span`, { color: 'inherit' });
patternGlobal(`${buttons}:focus-visible`, { ...focusRing('-2px'), outlineColor: 'currentColor' });
patternGlobal(`${buttons}:not([aria-disabled="true"]):hover`, {
  background: `color-mix(in oklch, ${vars.color.onInverse} 12%, transparent)`,
});
patternGlobal(`${buttons}[aria-disabled="true"]`, {
  color: vars.color.onInverseMuted,
  '@media': { '(forced-colors: active)': { color: 'GrayText' } },
});
patternGlobal(`${buttons}[data-variant="ghostDanger"]:not([aria-disabled="true"])`, {
  color: vars.color.criticalOnInverse,
});
