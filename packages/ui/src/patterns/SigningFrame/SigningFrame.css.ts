import { vars } from '../../theme/contract.css.js';
import { patternStyle } from '../../theme/style.js';
import { tabular } from '../../theme/text.js';

export const stage = patternStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0%',
  minHeight: '320px',
  background: vars.color.desk,
});

/** Covers the header's hairline, so that the bar grows along it. */
export const progress = patternStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '-1px',
  zIndex: 1,
});

export const frame = patternStyle({
  flex: '1 1 0%',
  minHeight: 0,
  width: '100%',
  border: 0,
  background: vars.color.desk,
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
});

export const cover = patternStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[24],
  overflow: 'auto',
  background: vars.color.desk,
});

export const time = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  '@media': {
    '(max-width: 639px)': {
      flexDirection: 'row-reverse',
      flexGrow: 1,
      justifyContent: 'space-between',
      gap: vars.space[4],
    },
  },
});

export const clock = patternStyle({ display: 'inline-flex', borderRadius: vars.radius.full });

/** Above the frame, which keeps the rest of the height. */
export const notice = patternStyle({ flex: 'none', padding: vars.space[12] });

export const figures = patternStyle({ ...tabular });
