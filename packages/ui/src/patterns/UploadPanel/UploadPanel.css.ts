import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { raisedSurface } from '../../theme/raised.js';
import { patternGlobal, patternStyle } from '../../theme/style.js';
import { tabular, textStyle } from '../../theme/text.js';

const phone = '(max-width: 767px)';

/** Room above the panel: for the bars of a page and some rows of its list. */
const ABOVE = '252px';

/** At least as high as its header with two files; never higher than the window below its top bar. */
function highest(below: string): string {
  return `min(100dvh - ${below} - 56px, max(200px, 100dvh - ${below} - ${ABOVE}))`;
}

export const panel = patternStyle({
  position: 'fixed',
  right: '16px',
  bottom: '16px',
  zIndex: vars.layer.float,
  display: 'flex',
  flexDirection: 'column',
  width: '432px',
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: highest('16px'),
  ...raisedSurface,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.float,
  color: vars.color.text,
  overflow: 'clip',
  selectors: {
    '&[data-view="expanded"]': { width: '560px', maxHeight: 'calc(100dvh - 72px)' },
    '&:focus-visible': focusRing('-2px'),
    // Above what acts on the selected rows, whose buttons it would cover.
    'body:has([data-floating-bar]) &': { bottom: '112px', maxHeight: highest('112px') },
    'body:has([data-floating-tray]) &': {
      bottom: 'calc(60px + var(--cs-tray, 0px))',
      maxHeight: highest('60px - var(--cs-tray, 0px)'),
    },
    'body:has([data-floating-tray]):has([data-floating-bar]) &': {
      bottom: 'calc(112px + var(--cs-tray, 0px))',
      maxHeight: highest('112px - var(--cs-tray, 0px)'),
    },
  },
  '@media': {
    [phone]: {
      left: '8px',
      right: '8px',
      bottom: '8px',
      width: 'auto',
      maxWidth: 'none',
      selectors: {
        '&[data-view="expanded"]': { width: 'auto' },
        // Stays above a bar at the page's bottom, with its content within reach.
        'body:has([data-bottom-bar]) &': { bottom: '64px', maxHeight: 'calc(100dvh - 128px)' },
      },
    },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/** Where the page scrolls, in a low window, what has the focus is scrolled above the panel, not behind it. */
const page = (bar = '') => `html:has(.${panel})${bar}`;
const covered = (edge: string) => ({ scrollPaddingBlockEnd: `calc(var(--cs-uploads, 0px) + ${edge})` });
patternGlobal(page(), { ...covered('16px'), '@media': { [phone]: covered('8px') } });
patternGlobal(page(':has([data-floating-bar])'), covered('112px'));
patternGlobal(page(':has([data-bottom-bar])'), { '@media': { [phone]: covered('64px') } });

export const header = patternStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: '4px',
  minHeight: '44px',
  padding: '4px 8px 4px 14px',
});

export const titles = patternStyle({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: '8px',
  flex: '1 1 0%',
  minWidth: 0,
  '@media': {
    [phone]: { flexDirection: 'column', flexWrap: 'nowrap', padding: '6px 0' },
  },
});

export const title = patternStyle({ ...textStyle('14', 'semibold') });

export const count = patternStyle({ ...textStyle('12'), ...tabular, color: vars.color.textMuted });

/** Failed files are said aloud in the header: they may be out of sight. */
export const failed = patternStyle({ color: vars.color.critical, fontWeight: 600 });

/** So are those that wait for a decision. */
export const waiting = patternStyle({ color: vars.color.caution, fontWeight: 600 });

/** What can be done with several files, below the header. */
export const actions = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  gap: '8px',
  padding: '8px 14px',
  borderBottom: `1px solid ${vars.color.rowLine}`,
});

/** Two pixels of progress; the panel's own below its header, a row's below its text. */
export const bar = patternStyle({
  flexShrink: 0,
  height: '2px',
  background: vars.color.hairline,
  overflow: 'clip',
  selectors: { 'li &': { marginTop: '4px' } },
  '@media': { '(forced-colors: active)': { background: 'GrayText' } },
});

export const barFill = patternStyle({
  display: 'block',
  height: '100%',
  transformOrigin: 'left',
  background: vars.color.accentMark,
  selectors: { '&[data-gliding]': { transition: `transform ${vars.motion.state} linear` } },
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const list = patternStyle({
  minHeight: 0,
  maxHeight: '324px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    [`${panel}[data-view="expanded"] &`]: { maxHeight: 'min(640px, calc(100dvh - 140px))' },
    '&:focus-visible': focusRing('-2px'),
  },
  '@media': { [phone]: { maxHeight: '50dvh' } },
});

export const row = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '8px 8px 7px 14px',
  // Also after the space of omitted rows.
  selectors: { '&:not(:first-child)': { borderTop: `1px solid ${vars.color.rowLine}` } },
});

export const glyph = patternStyle({ alignSelf: 'flex-start', display: 'flex', paddingTop: '3px' });

export const text = patternStyle({ flex: '1 1 0%', minWidth: 0 });

/** Already shortened to 46 characters: the rest wraps, so that the extension stays visible. */
export const name = patternStyle({
  ...textStyle('13', 'medium'),
  display: 'block',
  lineHeight: '18px',
  overflowWrap: 'anywhere',
});

export const state = patternStyle({
  ...textStyle('12'),
  ...tabular,
  color: vars.color.textMuted,
  selectors: {
    '&[data-status="complete"]': { color: vars.color.positive },
    '&[data-status="errored"]': { color: vars.color.critical },
    '&[data-status="retrying"], &[data-status="offline"], &[data-status="unreachable"], &[data-status="busy"]':
      {
        color: vars.color.caution,
      },
    '&[data-status="duplicate"], &[data-status="interrupted"]': { color: vars.color.caution },
  },
});

/** A long one wraps: two filters may differ only at the end of their names. */
export const destination = patternStyle({
  ...textStyle('12'),
  display: 'block',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/** Decisions of one file, below its text. */
export const choices = patternStyle({ display: 'flex', flexWrap: 'wrap', gap: '8px', padding: '6px 0 2px' });

export const action = patternStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexShrink: 0,
  minWidth: '28px',
  // On a phone, three decisions of one file fit in one line.
  '@media': { [phone]: { selectors: { '&:empty': { display: 'none' } } } },
});

export const seal = patternStyle({ display: 'grid', placeItems: 'center', width: '28px', height: '28px' });
