import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { patternStyle } from '../../theme/style.js';
import { paperStyle, truncate } from '../../theme/text.js';

export const firm = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
  color: vars.color.text,
});

export const link = patternStyle({
  flexShrink: 0,
  height: '56px',
  paddingInline: '4px',
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': focusRing('-2px'),
    '&[data-collapsed]': { paddingInline: '2px' },
  },
});

export const tile = patternStyle({
  ...paperStyle('16'),
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '28px',
  height: '28px',
  borderRadius: '7px',
  background: vars.color.accent,
  color: vars.color.onAccent,
  forcedColorAdjust: 'none',
});

export const logo = patternStyle({
  flexShrink: 0,
  height: '28px',
  maxWidth: '150px',
  borderRadius: '7px',
  objectFit: 'contain',
  selectors: {
    '&[data-named]': { height: '40px' },
    '&[data-collapsed]': { width: '28px', height: '28px' },
  },
});

export const name = patternStyle({ ...paperStyle('16'), ...truncate, fontWeight: 600, minWidth: 0 });
