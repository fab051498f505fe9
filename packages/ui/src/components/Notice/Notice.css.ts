import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

export const notice = componentStyle({
  ...textStyle('13'),
  display: 'flex',
  /* In a narrow pane the action wraps below the text, so that the text never wraps by letter. */
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.card,
  color: vars.color.text,
  border: '1px solid transparent',
  selectors: {
    '&[data-tone="info"]': { background: vars.color.infoSurface, borderColor: vars.color.infoBorder },
    '&[data-tone="positive"]': {
      background: vars.color.positiveSurface,
      borderColor: vars.color.positiveBorder,
    },
    '&[data-tone="caution"]': {
      background: vars.color.cautionSurface,
      borderColor: vars.color.cautionBorder,
    },
    '&[data-tone="critical"]': {
      background: vars.color.criticalSurface,
      borderColor: vars.color.criticalBorder,
    },
  },
});

export const glyph = componentStyle({ display: 'inline-flex', paddingTop: '2px' });

export const text = componentStyle({
  flex: '1 1 min(180px, 100% - 28px)',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const title = componentStyle({ fontWeight: 600 });

export const action = componentStyle({ flexShrink: 0 });
