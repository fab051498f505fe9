import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { patternStyle } from '../../theme/style.js';
import { tabular, textStyle } from '../../theme/text.js';

/** Scrolls; on low screens it leaves the rows of the page in sight. */
export const list = patternStyle({
  maxHeight: 'min(192px, 30vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderTop: `1px solid ${vars.color.hairline}`,
  selectors: { '&:focus-visible': focusRing('-2px') },
});

export const group = patternStyle({
  padding: '8px 14px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.rowLine}` } },
});

/** The first of the last names has the focus when these came. */
export const name = patternStyle({
  ...textStyle('13', 'medium'),
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': focusRing('-2px') },
});

export const reason = patternStyle({
  ...textStyle('12'),
  color: vars.color.critical,
  overflowWrap: 'anywhere',
});

export const label = patternStyle({ ...textStyle('12'), overflowWrap: 'anywhere' });

/** As wide as the list, so that it is easy to press. */
export const opener = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  width: 'calc(100% + 28px)',
  minHeight: '36px',
  margin: '-8px -14px',
  padding: '4px 14px',
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing('-2px'),
    '&:hover': { background: vars.color.hover },
  },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});

export const count = patternStyle({
  ...textStyle('12'),
  ...tabular,
  flex: 'none',
  marginInlineStart: 'auto',
});

/** Below what they have in common, under its words. */
export const opened = patternStyle({ padding: '8px 0 0 22px' });

/**
 * A ghost button whose text is below the names; its focus ring touches none of them. The opener of a reason reaches to the
 * edges of its group.
 */
export const next = patternStyle({
  margin: '4px 0 0 -9px',
  selectors: { 'button + &': { margin: '12px 0 0 13px' }, [`${opened} + &`]: { marginInlineStart: '13px' } },
});
