import { vars } from '../theme/contract.css.js';
import { patternGlobal, patternStyle as part } from '../theme/style.js';
import { textStyle } from '../theme/text.js';

/* Styles of the lab only; the screens use the components' own. */

const narrow = '(max-width: 767px)';

export const page = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  maxWidth: '1240px',
  color: vars.color.text,
});

export const lead = part({ maxWidth: '68ch', color: vars.color.textMuted });

/** The colour and its contrast side by side, or stacked if there is no room. */
export const bench = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 460px) minmax(0, 1fr)',
  gap: vars.space[32],
  padding: vars.space[24],
  alignItems: 'start',
  '@media': {
    '(max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [narrow]: { padding: vars.space[16] },
  },
});

export const heading = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const shown = part({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });

export const beside = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: vars.space[16],
});

/** A theme's desk, on the page's. Its colours are the subject, so they stay under forced colours. */
export const desk = part({
  forcedColorAdjust: 'none',
  borderRadius: vars.radius.sheet,
  overflow: 'clip',
  boxShadow: vars.shadow.ringSheet,
});

export const board = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  padding: vars.space[16],
});

/** A window of the tool, smaller than a screen. */
export const window = part({ display: 'flex', height: '600px' });

export const content = part({
  display: 'flex',
  flex: '1 1 0%',
  minWidth: 0,
  padding: '8px 8px 8px 0',
  '@media': { [narrow]: { padding: '8px' } },
});

export const list = part({ height: '332px' });

/** Content below an open dialog. */
export const dimmed = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: `${vars.space[32]} ${vars.space[16]}`,
  background: `linear-gradient(${vars.color.scrim}, ${vars.color.scrim}), ${vars.color.desk}`,
});

patternGlobal(`${dimmed} > *`, { maxHeight: 'none', animation: 'none' });

/* The public page fills a window; here this box is the window. */
export const front = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
patternGlobal(`${front} > div`, { minHeight: '560px' });
patternGlobal(`${front} > div > div:first-child`, { height: 'auto', position: 'static' });

export const code = part({
  ...textStyle('12'),
  fontFamily: vars.font.code,
  margin: 0,
  maxHeight: '360px',
  overflow: 'auto',
  padding: vars.space[16],
  whiteSpace: 'pre',
  tabSize: 2,
  color: vars.color.text,
  background: vars.color.sheetTint,
  borderTop: `1px solid ${vars.color.hairline}`,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
});

export const bar = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  padding: vars.space[16],
});
