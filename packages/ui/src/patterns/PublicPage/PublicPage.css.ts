import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { patternStyle as style } from '../../theme/style.js';
import { paperStyle, textStyle } from '../../theme/text.js';

const wide = '(min-width: 768px)';
const roomy = '(min-width: 1100px)';

export const page = style({
  minHeight: '100vh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  padding: '12px',
  background: vars.color.desk,
  selectors: { '&[data-partial]': { gridTemplateRows: '1fr' } },
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 52fr) minmax(0, 48fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      selectors: { '&[data-partial]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const splash = style({
  borderRadius: vars.radius.splash,
  background: vars.color.brandField,
  color: '#FFFFFF',
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  padding: '20px',
  overflow: 'hidden',
  '@media': {
    [wide]: {
      padding: '40px 32px 0',
      gap: '64px',
      height: 'calc(100vh - 24px)',
      position: 'sticky',
      top: '12px',
    },
    [roomy]: { padding: '40px 56px 0' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const firm = style({ display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 });

export const mark = style({
  ...paperStyle('24'),
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: vars.radius.card,
  background: '#FFFFFF',
  color: vars.color.brandField,
  display: 'grid',
  placeItems: 'center',
});

export const logo = style({
  maxWidth: '240px',
  maxHeight: '56px',
  padding: '6px',
  borderRadius: vars.radius.card,
  background: '#FFFFFF',
});

export const firmName = style({ ...paperStyle('20'), fontWeight: 600, overflowWrap: 'anywhere' });

export const splashTitle = style({
  ...paperStyle('24'),
  maxWidth: '520px',
  overflowWrap: 'anywhere',
  '@media': { [wide]: { ...paperStyle('32') }, [roomy]: { ...paperStyle('40') } },
});

export const splashMessage = style({
  display: 'none',
  ...textStyle('16'),
  letterSpacing: 0,
  marginTop: '16px',
  color: 'rgb(255 255 255 / 0.86)',
  whiteSpace: 'pre-line',
  '@media': { [wide]: { display: 'block', maxWidth: '440px' } },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '32px 8px 16px',
  '@media': { [wide]: { padding: '32px 32px 24px' } },
});

export const column = style({
  width: '100%',
  maxWidth: '360px',
  margin: 'auto 0',
  display: 'flex',
  flexDirection: 'column',
  gap: '24px',
});

export const footer = style({
  marginTop: '32px',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  ...textStyle('13', 'medium'),
  color: vars.color.textMuted,
});

const afterTheFirstFrame = keyframes({
  from: { contentVisibility: 'hidden' },
  to: { contentVisibility: 'hidden' },
});

/**
 * Where the paper rises from the panel's lower edge, only where there is room, because it is decoration. It is laid out after the first
 * frame, so that the form of the page does not wait for it.
 */
export const paperPlace = style({
  display: 'none',
  '@media': {
    '(min-width: 768px) and (min-height: 700px)': {
      display: 'block',
      position: 'relative',
      flex: 'none',
      width: 'min(560px, 92%)',
      height: 'clamp(280px, 100vh - 416px, 484px)',
      marginTop: 'auto',
      // Longer than a frame of a slow machine.
      animation: `${afterTheFirstFrame} 120ms`,
    },
  },
});
