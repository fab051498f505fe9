import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { patternGlobal, patternStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

const phone = '(max-width: 767px)';

/** In a lower window, such as one that is zoomed by 400 %, the page itself scrolls: nothing in it may be cut. */
const LOWEST = '368px';

export const shell = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  // A tray below the list adds its own height there.
  height: `calc(max(100dvh, ${LOWEST}) + var(--cs-tray-below, 0px))`,
  background: vars.color.desk,
  color: vars.color.text,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const skipLink = patternStyle({
  ...textStyle('13', 'medium'),
  position: 'fixed',
  top: '8px',
  left: '8px',
  zIndex: vars.layer.toast,
  padding: '8px 12px',
  borderRadius: vars.radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  textDecoration: 'none',
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)' },
    '&:focus-visible': focusRing(),
  },
});

export const column = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
});

export const topBar = patternStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space[12],
  minHeight: '56px',
  padding: '0 8px 0 4px',
  '@media': { [phone]: { flexWrap: 'wrap', gap: 0, padding: 0, columnGap: '4px' } },
});

export const menuButton = patternStyle({
  display: 'none',
  '@media': { [phone]: { display: 'flex', alignItems: 'center', height: '56px', paddingLeft: '6px' } },
});

export const title = patternStyle({
  minWidth: 0,
  flexShrink: 1,
  '@media': { [phone]: { flex: '1 1 0%', height: '56px', display: 'flex', alignItems: 'center' } },
});

/** The heading receives focus after navigation; a ring around plain text would mislead. */
patternGlobal(`${title} > h1`, { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' });

export const client = patternStyle({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  '@media': {
    '(min-width: 768px)': {
      flexShrink: 1,
      selectors: {
        '&::before': {
          content: '',
          width: '1px',
          height: '20px',
          marginInline: '4px 12px',
          background: vars.color.hairlineStrong,
        },
      },
    },
    [phone]: {
      order: 10,
      flex: '0 0 100%',
      minHeight: '48px',
      padding: '0 4px',
      background: vars.color.sheet,
      borderBottom: `1px solid ${vars.color.hairline}`,
      borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
      boxShadow: vars.shadow.ringSheet,
    },
  },
});

export const tools = patternStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space[8],
  marginLeft: 'auto',
  // An icon or an avatar has room inside its button.
  selectors: { '&[data-ends-with-icon]': { marginRight: '-8px' } },
  '@media': {
    [phone]: {
      height: '56px',
      gap: '4px',
      selectors: { '&[data-ends-with-icon]': { marginRight: 0 } },
    },
  },
});

export const main = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0%',
  minHeight: 0,
  padding: '0 8px 8px 0',
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [phone]: { padding: 0 } },
});
