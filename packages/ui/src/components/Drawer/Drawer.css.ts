import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { raisedSurface } from '../../theme/raised.js';
import { componentStyle } from '../../theme/style.js';
import { textStyle } from '../../theme/text.js';

const fromStart = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } });
const fromBottom = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
const fromEnd = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });

export const panel = componentStyle({
  ...textStyle('14'),
  position: 'absolute',
  insetBlock: vars.space[8],
  display: 'flex',
  flexDirection: 'column',
  width: '312px',
  maxWidth: 'calc(100vw - 48px)',
  ...raisedSurface,
  color: vars.color.text,
  borderRadius: vars.radius.sheet,
  boxShadow: vars.shadow.dialog,
  overflow: 'clip',
  selectors: {
    '&[data-side="start"]': {
      insetInlineStart: vars.space[8],
      animation: `${fromStart} ${vars.motion.panel} ${vars.motion.ease}`,
    },
    '&[data-side="end"]': {
      insetInlineEnd: vars.space[8],
      animation: `${fromEnd} ${vars.motion.panel} ${vars.motion.ease}`,
    },
    '&[data-tone="desk"]': { background: vars.color.desk },
  },
  '@media': {
    // On a phone what is at the end rises from the bottom, as dialogs do; navigation stays at its side.
    '(max-width: 639px)': {
      selectors: {
        '&[data-side="end"]': {
          insetBlock: '48px 0',
          insetInline: 0,
          width: 'auto',
          maxWidth: 'none',
          borderRadius: '20px 20px 0 0',
          animationName: fromBottom,
        },
        // The grabber of a sheet.
        '&[data-side="end"]::before': {
          content: '""',
          flexShrink: 0,
          alignSelf: 'center',
          width: '36px',
          height: '5px',
          marginTop: vars.space[8],
          borderRadius: vars.radius.full,
          background: vars.color.raisedLine,
        },
      },
    },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  flexShrink: 0,
  minHeight: '56px',
  padding: '8px 10px 8px 16px',
  selectors: {
    // The close button alone, on the first line of the content, which scrolls below it.
    '&[data-over]': {
      position: 'absolute',
      insetBlockStart: '6px',
      insetInlineEnd: '6px',
      zIndex: 1,
      minHeight: '44px',
      padding: '0 4px',
      borderRadius: vars.radius.full,
      background: 'inherit',
    },
  },
  '@media': {
    '(max-width: 639px)': {
      // Below the grabber.
      selectors: { [`${panel}[data-side="end"] > &[data-over]`]: { insetBlockStart: '19px' } },
    },
  },
});

export const title = componentStyle({ ...textStyle('16', 'semibold'), flex: '1 1 auto', minWidth: 0 });

export const body = componentStyle({
  flex: '1 1 auto',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
});
