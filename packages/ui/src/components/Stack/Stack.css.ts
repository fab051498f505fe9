import { vars } from '../../theme/contract.css.js';
import { componentGlobal, componentStyle } from '../../theme/style.js';

export const stack = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  selectors: {
    '&[data-align="start"]': { alignItems: 'flex-start' },
    '&[data-align="center"]': { alignItems: 'center' },
    '&[data-align="end"]': { alignItems: 'flex-end' },
    '&[data-justify="center"]': { justifyContent: 'center' },
    '&[data-justify="between"]': { justifyContent: 'space-between' },
    '&[data-justify="end"]': { justifyContent: 'flex-end' },
    '&[data-grow]': { flex: '1 1 0%', minHeight: 0 },
    '&[data-scroll]': { overflow: 'auto', minHeight: 0 },
  },
});

export const inline = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  selectors: {
    '&[data-align="start"]': { alignItems: 'flex-start' },
    '&[data-align="baseline"]': { alignItems: 'baseline' },
    '&[data-align="end"]': { alignItems: 'flex-end' },
    '&[data-align="stretch"]': { alignItems: 'stretch' },
    '&[data-justify="center"]': { justifyContent: 'center' },
    '&[data-justify="between"]': { justifyContent: 'space-between' },
    '&[data-justify="end"]': { justifyContent: 'flex-end' },
    '&[data-wrap]': { flexWrap: 'wrap' },
    '&[data-fitting]': { whiteSpace: 'nowrap' },
    '&[data-grow]': { flex: '1 1 0%' },
  },
});

// Measured in full, they must not shrink.
componentGlobal(`.${inline}[data-fitting] > *`, { flex: 'none' });

// A dangerous action is set apart by a line, in the middle of the space before it.
const danger = `.${inline}[data-fitting] > [data-variant="ghostDanger"]:not(:first-child)`;
componentGlobal(danger, { marginInlineStart: '13px' });
componentGlobal(`${danger}::before`, {
  content: '""',
  position: 'absolute',
  insetBlock: 'calc(50% - 10px)',
  insetInlineStart: '-9px',
  borderInlineStart: `1px solid ${vars.color.hairlineStrong}`,
});

for (const [step, value] of Object.entries(vars.space)) {
  for (const box of [stack, inline]) {
    componentGlobal(`.${box}[data-gap="${step}"]`, { gap: value });
    componentGlobal(`.${box}[data-padding="${step}"]`, { padding: value });
  }
}
