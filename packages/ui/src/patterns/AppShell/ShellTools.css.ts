import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { patternStyle } from '../../theme/style.js';
import { textStyle, truncate } from '../../theme/text.js';

const phone = '(max-width: 767px)';

const plain = {
  display: 'flex',
  alignItems: 'center',
  border: 0,
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  borderRadius: vars.radius.control,
} as const;

/** A well on the desk; its fill is visible without a border. */
export const command = patternStyle({
  ...textStyle('13'),
  ...plain,
  gap: '8px',
  width: '264px',
  height: vars.size.control,
  padding: '0 5px 0 10px',
  background: vars.color.deskStrong,
  color: vars.color.textMuted,
  selectors: { '&:focus-visible': focusRing() },
  '@media': {
    '(max-width: 1023px)': {
      width: vars.size.control,
      padding: 0,
      justifyContent: 'center',
      background: 'transparent',
    },
    '(forced-colors: active)': { border: '1px solid ButtonBorder' },
  },
});

export const commandText = patternStyle({
  ...truncate,
  flex: '1 1 0%',
  textAlign: 'start',
  '@media': {
    '(max-width: 1023px)': { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
  },
});

export const commandKeys = patternStyle({
  display: 'flex',
  '@media': { '(max-width: 1023px)': { display: 'none' } },
});

export const client = patternStyle({
  ...textStyle('14', 'medium'),
  ...plain,
  gap: '8px',
  minWidth: 0,
  maxWidth: '360px',
  height: vars.size.control,
  padding: '0 8px',
  selectors: { '&:focus-visible': focusRing('-2px') },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: vars.color.deskStrong } } },
    [phone]: {
      width: '100%',
      maxWidth: 'none',
      height: '44px',
      padding: '0 12px',
      ...textStyle('14', 'medium'),
    },
  },
});

export const clientName = patternStyle({
  ...truncate,
  minWidth: 0,
  '@media': { [phone]: { flex: '1 1 0%', textAlign: 'start' } },
});

export const indicator = patternStyle({
  ...plain,
  justifyContent: 'center',
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  selectors: { '&:focus-visible': focusRing('-2px') },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.deskStrong } } } },
});

export const track = patternStyle({ fill: 'none', stroke: vars.color.hairlineStrong, strokeWidth: 2 });

export const arc = patternStyle({
  fill: 'none',
  stroke: vars.color.accentMark,
  strokeWidth: 2,
  strokeLinecap: 'round',
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
  selectors: {
    '&[data-failed]': { stroke: vars.color.criticalMark },
    '&[data-waiting]': { stroke: vars.color.caution },
  },
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

export const arrow = patternStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
