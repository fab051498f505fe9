import { vars } from '../../theme/contract.css.js';
import { componentGlobal, componentStyle } from '../../theme/style.js';

export const group = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  selectors: {
    '&[data-align="end"]': { justifyContent: 'flex-end' },
    '&[data-attached]': { display: 'inline-flex', flexWrap: 'nowrap', gap: 0 },
  },
  '@media': {
    /* On a phone, the buttons of a form are stacked. */
    '(max-width: 400px)': {
      selectors: { '&[data-align="end"]': { flexDirection: 'column', alignItems: 'stretch' } },
    },
  },
});

/** One control with several parts: a single outline, with a hairline between them. */
componentGlobal(`${group}[data-attached] > button:not(:last-of-type)`, {
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
});
componentGlobal(`${group}[data-attached] > button:not(:first-of-type)`, {
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  marginInlineStart: '-1px',
});
componentGlobal(`${group}[data-attached] > button[data-variant="primary"]:not(:first-of-type)`, {
  marginInlineStart: '1px',
});
componentGlobal(`${group}[data-attached] > button:focus-visible`, { zIndex: 1 });
