import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';
import { tabular, textStyle } from '../../theme/text.js';

export const timeline = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });

export const day = componentStyle({
  ...textStyle('12', 'medium'),
  paddingBottom: vars.space[8],
  color: vars.color.textMuted,
  // In a long history the space between days belongs to the heading, and is measured with it.
  selectors: { '&[data-follows]': { paddingTop: vars.space[16] } },
});

export const events = componentStyle({ display: 'flex', flexDirection: 'column' });

export const event = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: vars.space[12],
  paddingBottom: vars.space[12],
  selectors: {
    '&[data-last]': { paddingBottom: 0 },
    '&:not([data-last])::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '32px 4px',
      insetInlineStart: '13.5px',
      borderInlineStart: `1px solid ${vars.color.hairlineStrong}`,
    },
  },
});

export const node = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.full,
  background: vars.color.hover,
  color: vars.color.textMuted,
  selectors: {
    '&[data-tone="positive"]': { background: vars.color.positiveSurface, color: vars.color.positive },
    '&[data-tone="caution"]': { background: vars.color.cautionSurface, color: vars.color.caution },
    '&[data-tone="critical"]': { background: vars.color.criticalSurface, color: vars.color.critical },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const text = componentStyle({ minWidth: 0, paddingTop: vars.space[4], overflowWrap: 'anywhere' });

export const sentence = componentStyle({ ...textStyle('13'), color: vars.color.textMuted });

export const actor = componentStyle({ fontWeight: 500, color: vars.color.text });

export const time = componentStyle({
  ...textStyle('12'),
  ...tabular,
  display: 'block',
  color: vars.color.textMuted,
});

export const details = componentStyle({ ...textStyle('12'), color: vars.color.textMuted });

export const foot = componentStyle({
  ...textStyle('12'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.textMuted,
});

export const waiting = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  paddingTop: '8px',
});
