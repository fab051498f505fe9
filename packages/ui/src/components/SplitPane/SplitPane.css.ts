import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';

export const paneWidth = createVar();

export const split = componentStyle({
  display: 'flex',
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
});

export const pane = componentStyle({
  flex: 'none',
  width: paneWidth,
  minHeight: 0,
  background: vars.color.sheetTint,
  borderRight: `1px solid ${vars.color.hairline}`,
});

/**
 * A handle over the hairline between the panes: 9 px, and 24 to press with a mouse, 44 by touch. It ends before what the
 * second pane begins with, such as the checkboxes of a grid.
 */
export const separator = componentStyle({
  position: 'relative',
  zIndex: 4,
  flex: 'none',
  width: '9px',
  marginInline: '-5px -4px',
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInline: '-7px -8px',
      '@media': { '(pointer: coarse)': { insetInline: '-30px -5px' } },
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: '3px',
      width: '2px',
      background: 'transparent',
      transition: `background ${vars.motion.state} ${vars.motion.ease}`,
    },
    '&:hover::after, &:active::after': { background: vars.color.accentMark },
    '&:focus-visible::after': { background: vars.color.focus, outline: `1px solid ${vars.color.focus}` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:focus-visible::after': { background: 'Highlight', outlineColor: 'Highlight' } },
    },
  },
});

export const rest = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0%',
  minWidth: 0,
  minHeight: 0,
});
