import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { raisedSurface } from '../../theme/raised.js';
import { patternGlobal, patternStyle } from '../../theme/style.js';
import { tabular, textStyle } from '../../theme/text.js';

/** A phone in landscape, or a zoom of 400 %: over the list it would leave no row in sight. */
const low = '(max-height: 400px)';

/**
 * Centred 48 above the sheet's bottom, and above the bar of a selection; it lets presses through. In a low window it is
 * below the list instead, and the page is higher by that.
 */
export const place = patternStyle({
  position: 'absolute',
  insetInline: vars.space[12],
  bottom: '48px',
  zIndex: vars.layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  selectors: {
    'body:has([data-floating-bar]) &': { bottom: '100px' },
    'body:has([data-bottom-bar]) &': { bottom: '80px' },
  },
  '@media': { [low]: { position: 'static', flex: 'none', margin: '0 12px 8px' } },
});

// Its height is room of its own there, and no longer covers anything.
patternGlobal('html', { '@media': { [low]: { vars: { '--cs-tray-below': 'var(--cs-tray, 0px)' } } } });
patternGlobal('body', { '@media': { [low]: { vars: { '--cs-tray': '0px' } } } });

export const tray = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  width: '520px',
  maxWidth: '100%',
  borderRadius: vars.radius.sheet,
  ...raisedSurface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  overflow: 'clip',
  pointerEvents: 'auto',
  selectors: { '&:focus-visible': focusRing('-2px') },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const head = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: '52px',
  padding: '8px 8px 8px 14px',
});

export const glyph = patternStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  color: vars.color.accentText,
});

/** Wide enough for a readable title; if that leaves no room, the buttons wrap. */
export const text = patternStyle({ flex: '1 1 160px', minWidth: 0 });

export const title = patternStyle({ ...textStyle('13', 'semibold'), overflowWrap: 'anywhere' });

export const count = patternStyle({ ...textStyle('12'), ...tabular, color: vars.color.textMuted });

export const actions = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
});

/** Under the text of the head, beside its glyph. */
export const note = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  padding: '0 8px 10px 42px',
});

export const noteText = patternStyle({ ...textStyle('12'), color: vars.color.textMuted, flex: '1 1 240px' });
