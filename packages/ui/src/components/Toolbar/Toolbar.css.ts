import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';

export const toolbar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 auto',
  gap: vars.space[8],
  minWidth: 0,
});

/** The visible items; during measurement nothing may make it wider than its parent. */
export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 auto',
  gap: vars.space[4],
  minWidth: 0,
  /* The focus ring extends four pixels beyond the buttons. */
  margin: '-4px',
  padding: '4px',
  overflow: 'hidden',
});

export const item = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  selectors: { '&[data-tone="danger"]': { marginInlineStart: 'auto' } },
});

export const rule = componentStyle({
  width: '1px',
  height: '20px',
  marginInline: '6px',
  background: vars.color.hairline,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const end = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space[8],
});
