import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { patternGlobal, patternStyle } from '../../theme/style.js';
import { tabular, textStyle, truncate } from '../../theme/text.js';

/** On phones an account's status is below its address, so that neither is cut off. */
const phone = '(max-width: 639px)';

export const section = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minWidth: 0,
});

export const sectionHead = patternStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '2px 12px',
});

export const sectionTitle = patternStyle({ ...textStyle('13', 'semibold'), color: vars.color.text });
export const sectionAside = patternStyle({ ...textStyle('12'), ...tabular, color: vars.color.textMuted });

/** Search and list share one box. */
export const box = patternStyle({
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.card,
  background: vars.color.sheet,
  overflow: 'clip',
  selectors: { '&[data-invalid]': { borderColor: vars.color.criticalMark } },
});

export const search = patternStyle({ borderBottom: `1px solid ${vars.color.hairline}` });
patternGlobal(`${search} > div`, { maxWidth: 'none' });
patternGlobal(`${search} > div > div`, { borderColor: 'transparent', background: 'transparent' });
patternGlobal(`${search} > div > div:focus-within`, { outlineOffset: '-3px' });

export const list = patternStyle({
  maxHeight: '232px',
  overflowY: 'auto',
  padding: '6px 0',
  selectors: { '&:focus-visible': focusRing('-2px') },
});

/** The whole row is the checkbox's label. */
export const row = patternStyle({
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.hover } } } },
});
patternGlobal(`${row} > label`, {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  gap: '12px',
  padding: '5px 12px',
});
patternGlobal(`${row} > label > span:last-of-type`, { flex: '1 1 0%', minWidth: 0 });

export const person = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minWidth: 0,
  '@media': { [phone]: { flexWrap: 'wrap', rowGap: '2px' } },
});
export const text = patternStyle({ display: 'flex', flexDirection: 'column', flex: '1 1 0%', minWidth: 0 });
export const name = patternStyle({
  ...textStyle('13', 'medium'),
  ...truncate,
  lineHeight: '18px',
  color: vars.color.text,
  selectors: { '&[data-status="inactive"]': { color: vars.color.textMuted } },
});
export const email = patternStyle({
  ...textStyle('12'),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const status = patternStyle({
  ...textStyle('12'),
  flexShrink: 0,
  color: vars.color.textMuted,
  selectors: { '&[data-status="notAccepted"]': { color: vars.color.caution, fontWeight: 500 } },
  '@media': { [phone]: { flex: '0 0 100%', paddingLeft: '40px' } },
});

export const empty = patternStyle({
  ...textStyle('13'),
  padding: '16px',
  color: vars.color.textMuted,
  textAlign: 'center',
});

export const error = patternStyle({
  ...textStyle('12'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  color: vars.color.critical,
});

export const waiting = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '18px',
  padding: '14px 12px',
});

export const passed = patternStyle({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });
export const passedItem = patternStyle({
  ...textStyle('12'),
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  color: vars.color.textMuted,
});

export const plan = patternStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });
export const planNote = patternStyle({
  ...textStyle('12'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  marginTop: vars.space[4],
  paddingTop: vars.space[16],
  borderTop: `1px solid ${vars.color.hairline}`,
  color: vars.color.textMuted,
});
