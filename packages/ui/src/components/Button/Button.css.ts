import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus.js';
import { componentStyle } from '../../theme/style.js';
import { textStyle, truncate } from '../../theme/text.js';

const live = '&:not([aria-disabled="true"])';

export const button = componentStyle({
  ...textStyle('13', 'medium'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  flexShrink: 0,
  minWidth: vars.size.target,
  minHeight: vars.size.control,
  paddingInline: vars.space[12],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.text,
  textAlign: 'center',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background ${vars.motion.state} ${vars.motion.ease}, color ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&[data-size="small"]': { minHeight: vars.size.controlSmall, paddingInline: vars.space[8] },
    '&[data-size="large"]': { minHeight: vars.size.controlLarge, paddingInline: vars.space[16] },
    '&[data-icon-only]': { width: vars.size.control, paddingInline: 0 },
    '&[data-icon-only][data-size="small"]': { width: vars.size.controlSmall },
    '&[data-icon-only][data-size="large"]': { width: vars.size.controlLarge },
    '&[data-full]': { width: '100%' },
    // The spinner stands in the padding: the button keeps its words and its width.
    '&[data-waits]': { paddingInline: '20px 4px' },
    '&[data-waits][data-size="small"]': { paddingInline: '14px 2px' },
    '&[data-waits][data-size="large"]': { paddingInline: '24px 8px' },
    // Its text may be a long name: the caller cuts that with an ellipsis, so that the icon stays in view.
    '&[data-chip]': {
      flexShrink: 1,
      maxWidth: '100%',
      borderRadius: vars.radius.full,
      paddingInline: vars.space[12],
    },
    '&:focus-visible': focusRing(),

    '&[data-variant="primary"]': { background: vars.color.accent, color: vars.color.onAccent },
    '&[data-variant="secondary"]': { background: vars.color.control, borderColor: vars.color.hairlineStrong },
    '&[data-variant="danger"]': { background: vars.color.criticalFill, color: vars.color.onCritical },
    '&[data-variant="ghostDanger"]': { color: vars.color.critical },
    '&[data-variant="link"]': { paddingInline: vars.space[4], color: vars.color.accentText },
    [`${live}[data-variant="primary"]:active`]: { background: vars.color.accentHover },
    [`${live}[data-variant="secondary"]:active`]: { background: vars.color.rowLine },
    [`${live}[data-variant="ghost"]:active`]: { background: vars.color.rowLine },
    '&[data-variant="ghost"][aria-expanded="true"], &[data-variant="ghost"][aria-pressed="true"]': {
      background: vars.color.hover,
    },

    /* A disabled button stays focusable so that its reason can be read. */
    '&[aria-disabled="true"]': { cursor: 'default' },
    // With more contrast all words are nearly black: the line says it, on every plane.
    '&[data-refused]': { color: vars.color.textSubtle, borderStyle: 'var(--cs-refused-style, solid)' },
    '&[data-refused]:not([data-variant="secondary"])': {
      borderColor: 'var(--cs-refused-line, transparent)',
    },
    '&[data-refused][data-variant="primary"], &[data-refused][data-variant="danger"]': {
      background: vars.color.disabledFill,
      borderColor: vars.color.disabledLine,
      color: vars.color.disabledText,
    },
  },
  '@media': {
    '(pointer: coarse)': {
      selectors: {
        '&[data-chip]': { minHeight: '36px' },
        // What is drawn is smaller than the target, which reaches to that of the next row.
        '&[data-chip]::after': { content: '""', position: 'absolute', inset: '-5px -1px' },
      },
    },
    '(hover: hover)': {
      selectors: {
        [`${live}[data-variant="primary"]:hover`]: { background: vars.color.accentHover },
        [`${live}[data-variant="secondary"]:hover`]: { background: vars.color.hover },
        [`${live}[data-variant="ghost"]:hover`]: { background: vars.color.hover },
        [`${live}[data-variant="danger"]:hover`]: { background: vars.color.criticalFillHover },
        [`${live}[data-variant="link"]:hover`]: { textDecoration: 'underline' },
        [`${live}[data-variant="ghostDanger"]:hover`]: { background: vars.color.criticalSurface },
      },
    },
    '(forced-colors: active)': {
      borderColor: 'ButtonBorder',
      selectors: {
        // The fill is gone, and with it what sets the primary apart.
        [`${live}[data-variant="primary"], ${live}[data-variant="danger"]`]: {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' },
        '&[data-refused][data-variant]': { color: 'GrayText', border: '1px dashed GrayText' },
      },
    },
  },
});

export const glyph = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  selectors: {
    // The spinner is smaller than the icon.
    [`${button}[aria-busy] &`]: { marginInline: '1px' },
    [`${button}[data-variant="ghost"] &, ${button}[data-variant="secondary"] &`]: {
      color: vars.color.textMuted,
    },
    [`${button}[data-refused] &`]: { color: vars.color.controlBorder },
    [`${button}[data-refused][data-variant="primary"] &, ${button}[data-refused][data-variant="danger"] &`]: {
      color: 'inherit',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { [`${button}[data-refused][data-variant] &`]: { color: 'inherit' } },
    },
  },
});

/** The text of a button that fills its container, cut where it has no room. */
export const start = componentStyle({ ...truncate, flex: '1 1 0%', minWidth: 0, textAlign: 'start' });

export const working = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '4px',
  display: 'inline-flex',
  alignItems: 'center',
  selectors: {
    [`${button}[data-size="small"] &`]: { insetInlineStart: 0, transform: 'scale(0.75)' },
    [`${button}[data-size="large"] &`]: { insetInlineStart: '8px' },
  },
});
