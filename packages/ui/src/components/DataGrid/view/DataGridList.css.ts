import { vars } from '../../../theme/contract.css.js';
import { componentStyle } from '../../../theme/style.js';
import { tabular, textStyle, truncate } from '../../../theme/text.js';
import { cell, checkbox } from './DataGridRow.css.js';

export const compact = componentStyle({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  height: '100%',
});

/** In the list form the glyph gives way to the checkbox of a selected row. */
export const compactIcon = componentStyle({
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  selectors: {
    [`${checkbox}[aria-checked="true"] + &`]: { display: 'none' },
    [`${checkbox}:focus-visible + &`]: { display: 'none' },
    // Where rows have no checkbox: in the middle of the room that one would have.
    [`${compact} > &`]: { flex: 'none', width: '24px', marginInlineEnd: vars.space[12] },
  },
});

export const compactText = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '4px',
  flex: '1 1 0%',
  minWidth: 0,
  ...textStyle('13'),
  color: vars.color.textMuted,
  // Without a menu behind them, dates keep off the edge.
  selectors: { [`${compact}[data-ends] > &`]: { paddingInlineEnd: vars.space[12] } },
});

export const compactTitle = componentStyle({
  ...textStyle('14', 'medium'),
  ...truncate,
  color: vars.color.text,
  selectors: {
    // A title that is cut off is read further where the keys are: on two lines, which is all the row has room for.
    [`${cell}:focus-visible:not([data-grid-pointer] *) &`]: {
      maxHeight: '36px',
      lineHeight: '18px',
      marginBottom: '-2px',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});

/**
 * One line high: where pill and date do not fit beside each other, the date wraps out of it, because the state says
 * more. Only a pill that is wider than the line is shortened.
 */
export const compactLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  height: '22px',
  overflow: 'clip',
});

export const compactMeta = componentStyle({ display: 'flex', minWidth: 0, maxWidth: '100%' });

export const compactEnd = componentStyle({
  ...textStyle('12'),
  ...tabular,
  flex: 'none',
  lineHeight: '22px',
});
