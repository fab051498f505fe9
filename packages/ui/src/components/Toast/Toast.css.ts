import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { raisedSurface } from '../../theme/raised.js';
import { componentStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Above the uploads, if they are shown: their panel publishes its height. */
function above(edge: string): string {
  return `min(calc(${edge} + var(--cs-uploads, 0px)), calc(100dvh - 160px))`;
}

/** At the bottom right, where neither navigation nor the start of a row is covered. */
export const region = componentStyle({
  position: 'fixed',
  insetBlockEnd: above('16px'),
  insetInlineEnd: vars.space[16],
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  width: 'min(380px, calc(100vw - 32px))',
  outline: 'none',
  selectors: {
    'body:has([data-floating-bar]) &': { insetBlockEnd: above('112px') },
    'body:has([data-floating-tray]) &': { insetBlockEnd: above('60px + var(--cs-tray, 0px)') },
    // They wait: an open menu leaves no room.
    '&[data-waits]': { visibility: 'hidden' },
  },
  '@media': {
    '(max-width: 639px)': {
      insetBlockEnd: above('8px'),
      insetInline: vars.space[8],
      width: 'auto',
      selectors: {
        'body:has([data-bottom-bar]) &': { insetBlockEnd: above('64px') },
      },
    },
  },
});

export const toast = componentStyle({
  ...textStyle('13'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  padding: '8px 8px 8px 14px',
  ...raisedSurface,
  color: vars.color.text,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.float,
  animation: `${arrive} ${vars.motion.panel} ${vars.motion.ease}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** As tall as the buttons beside it, which are larger on touch screens. */
export const glyph = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.controlSmall,
});

export const text = componentStyle({
  flex: '1 1 auto',
  minWidth: 0,
  paddingBlock: `calc((${vars.size.controlSmall} - 20px) / 2)`,
  overflowWrap: 'anywhere',
});

export const title = componentStyle({ fontWeight: 500 });

export const detail = componentStyle({ color: vars.color.textMuted });

export const actions = componentStyle({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space[4],
});

/** The key to the action, said with the message: no box, so no line of its own. A phone has no keys. */
export const spokenKey = componentStyle({
  display: 'contents',
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

/** The same, shown beside the action. */
export const key = componentStyle({
  display: 'inline-flex',
  marginInlineEnd: vars.space[4],
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

export const log = componentStyle({ ...textStyle('13'), display: 'flex', flexDirection: 'column' });

export const logRow = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
  borderBottom: `1px solid ${vars.color.raisedLine}`,
});

export const logGlyph = componentStyle({ display: 'inline-flex', paddingTop: '3px' });

export const time = componentStyle({
  ...textStyle('12'),
  display: 'block',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
