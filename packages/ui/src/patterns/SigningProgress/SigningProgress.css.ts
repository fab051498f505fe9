import { vars } from '../../theme/contract.css.js';
import { patternGlobal, patternStyle } from '../../theme/style.js';
import { tabular, textStyle } from '../../theme/text.js';

export const story = patternStyle({ display: 'flex', flexDirection: 'column' });

export const step = patternStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: '12px',
  paddingBottom: '16px',
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    /* Line to the next node: solid for completed steps, dotted for pending ones. */
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      top: '26px',
      bottom: '-2px',
      left: '11px',
      borderLeft: `2px dotted ${vars.color.controlBorder}`,
    },
    '&[data-leads="solid"]:not(:last-child)::before': { borderLeft: `2px solid ${vars.color.accentMark}` },
  },
});

export const node = patternStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.full,
  background: 'inherit',
});

/** A completed event. */
export const event = patternStyle({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.full,
  background: vars.color.accentSurfaceStrong,
  color: vars.color.accentText,
  selectors: {
    '&[data-state="declined"]': { background: vars.color.criticalSurface, color: vars.color.critical },
  },
});

/** The current signer. */
export const ring = patternStyle({
  borderRadius: vars.radius.full,
  outline: `2px solid ${vars.color.accentMark}`,
  outlineOffset: '1px',
});

/** A pending step. */
export const hollow = patternStyle({
  ...textStyle('12', 'medium'),
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  fontSize: '10px',
  borderRadius: vars.radius.full,
  border: `1.5px solid ${vars.color.controlBorder}`,
  color: vars.color.textMuted,
  selectors: { '&[data-number]': { fontSize: '11px' } },
});

export const seal = patternStyle({
  position: 'absolute',
  right: '-3px',
  bottom: '-3px',
  display: 'grid',
  borderRadius: vars.radius.full,
  background: vars.color.sheet,
  padding: '1px',
});

/** Smaller than beside text, so that the letters stay readable. */
patternGlobal(`${seal} > svg`, { width: '11px', height: '11px' });

export const text = patternStyle({ minWidth: 0, paddingTop: '2px' });

export const title = patternStyle({
  ...textStyle('13'),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const lead = patternStyle({ fontWeight: 500, color: vars.color.text });

export const detail = patternStyle({
  ...textStyle('12'),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const note = patternStyle({
  ...textStyle('12'),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-tone="caution"]': { color: vars.color.caution },
    '&[data-tone="critical"]': { color: vars.color.critical },
  },
});

/** A person's own words, beside a line of their tone. */
patternGlobal(`blockquote.${note}`, {
  margin: '4px 0',
  padding: '1px 0 1px 8px',
  borderInlineStart: '2px solid currentColor',
});

export const people = patternStyle({ display: 'flex', flexWrap: 'wrap', gap: '4px', paddingTop: '8px' });
