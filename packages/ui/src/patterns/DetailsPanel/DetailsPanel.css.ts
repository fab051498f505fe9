import { vars } from '../../theme/contract.css.js';
import { patternStyle } from '../../theme/style.js';
import { paperStyle, textStyle } from '../../theme/text.js';

export const panel = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0%',
  minHeight: 0,
  overflowY: 'auto',
});

export const header = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '12px',
  padding: '16px 16px 12px',
  borderBottom: `1px solid ${vars.color.hairline}`,
});

export const titleLine = patternStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '8px',
  width: '100%',
  marginBottom: '-4px',
  // The close button of a drawer is on this line.
  selectors: { '&[data-in-drawer]': { paddingInlineEnd: '44px' } },
});

export const title = patternStyle({
  ...paperStyle('20'),
  minWidth: 0,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});

export const actions = patternStyle({ display: 'flex', flexWrap: 'wrap', gap: '6px', marginRight: '-8px' });

export const section = patternStyle({
  padding: '16px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}` } },
});

export const sectionHead = patternStyle({
  ...textStyle('13'),
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '8px',
  marginBottom: '12px',
});

export const sectionTitle = patternStyle({ ...textStyle('13', 'semibold'), color: vars.color.text });
