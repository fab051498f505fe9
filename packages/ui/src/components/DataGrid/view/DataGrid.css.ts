import { vars } from '../../../theme/contract.css.js';
import { componentStyle } from '../../../theme/style.js';
import { tabular, textStyle, truncate } from '../../../theme/text.js';
import { rowHeight, rowWidth } from './DataGridHead.css.js';

export * from './DataGridRow.css.js';
export * from './DataGridList.css.js';
export * from './DataGridHead.css.js';

/** What floats over the end of the rows, in px: the focused cell stays above it, and the last row scrolls free of it. */
const covered = 'calc(max(var(--cs-floating, 0px), var(--cs-uploads, 0px)) + var(--cs-toasts, 0px))';

/** Toolbar, actions, grid and footer, one above the other in the height there is; they scroll where it is too low. */
export const frame = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  overflow: 'hidden auto',
  background: vars.color.sheet,
  color: vars.color.text,
});

const bar = {
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[8],
  paddingInline: vars.space[12],
} as const;

export const toolbar = componentStyle({
  ...bar,
  minHeight: '48px',
  // Room above and below what is larger under a finger.
  paddingBlock: vars.space[8],
  // The list form has no header, which would bring the line.
  '@media': { '(max-width: 639px)': { borderBottom: `1px solid ${vars.color.hairline}` } },
});

/** On the edge of the toolbar, the checkboxes and the footer. */
export const actions = componentStyle({
  ...bar,
  minHeight: '40px',
  gap: '2px',
  // The icon of the first button, not its invisible edge.
  '@media': {
    '(min-width: 640px)': { paddingInlineStart: '3px' },
    // Room above and below what is larger under a finger; the list form has no header, which would bring the line.
    '(max-width: 639px)': {
      paddingBlock: vars.space[8],
      borderBottom: `1px solid ${vars.color.hairline}`,
    },
  },
});

export const limits = componentStyle({ ...bar, flexWrap: 'wrap', paddingBottom: vars.space[8] });

export const stage = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: '67px',
});

/** Shown beside the pointer while rows are dragged; out of sight where it is made. */
export const dragLabel = componentStyle({
  ...textStyle('13', 'medium'),
  position: 'fixed',
  top: '-100px',
  left: 0,
  padding: '4px 10px',
  borderRadius: vars.radius.full,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  whiteSpace: 'nowrap',
});

export const scroller = componentStyle({
  position: 'relative',
  // Whatever height there is; where the page gives none, that of the header and ten rows.
  flex: `1 1 calc(34px + 10 * ${rowHeight})`,
  minHeight: 0,
  overflow: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  scrollPaddingBlockEnd: covered,
  // What happens to the rows stays in here: no layout or paint of the page around.
  contain: 'strict',
  // Nothing shines through what it scrolls, so nothing below has to be drawn and blended.
  background: vars.color.sheet,
  outline: 'none',
});

export const body = componentStyle({
  position: 'relative',
  boxSizing: 'content-box',
  width: rowWidth,
  minHeight: '1px',
  paddingBlockEnd: covered,
});

/** Empty and failed: in the middle of what the rows would fill. */
export const place = componentStyle({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  top: '34px',
  display: 'grid',
  placeItems: 'center',
  overflow: 'auto',
  padding: vars.space[16],
});

export const footer = componentStyle({
  ...textStyle('12'),
  ...tabular,
  ...truncate,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minHeight: '32px',
  paddingInline: vars.space[12],
  borderTop: `1px solid ${vars.color.hairline}`,
  color: vars.color.textMuted,
  selectors: { '&[data-range="problem"]': { color: vars.color.critical } },
});

export const footerNumber = componentStyle({ color: vars.color.text, fontWeight: 500 });
