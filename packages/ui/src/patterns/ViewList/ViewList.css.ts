import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { patternStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

export const nav = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  gap: '4px',
  padding: vars.space[8],
  borderBottom: `1px solid ${vars.color.hairline}`,
});

export const list = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** As the filters below it. */
export const view = patternStyle({
  ...textStyle('13'),
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  width: '100%',
  minHeight: '28px',
  paddingBlock: 0,
  paddingInline: vars.space[8],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current]': { background: vars.color.accentSurfaceStrong, fontWeight: 500 },
    '[data-cs-theme="contrast"] &:hover': { boxShadow: `inset 0 0 0 1px ${vars.color.controlBorder}` },
    '[data-cs-theme="contrast"] &[aria-current]': {
      boxShadow: `inset 3px 0 0 ${vars.color.accentMark}, inset 0 0 0 1px ${vars.color.accentMark}`,
    },
    '&:focus-visible': focusRing('-2px'),
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '44px' },
    '(prefers-contrast: more)': {
      selectors: {
        '&[aria-current]': {
          boxShadow: `inset 3px 0 0 ${vars.color.accentMark}, inset 0 0 0 1px ${vars.color.accentMark}`,
        },
      },
    },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-current]:focus-visible': { outlineWidth: '4px', outlineOffset: '-4px' },
      },
    },
  },
});

export const glyph = patternStyle({
  display: 'grid',
  flex: 'none',
  color: vars.color.textMuted,
  selectors: { [`${view}[aria-current] &`]: { color: vars.color.accentText } },
});

export const name = patternStyle({
  flex: '1 1 0%',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
