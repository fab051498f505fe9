import { vars } from '../../theme/contract.css.js';
import { patternStyle } from '../../theme/style.js';
import { paperStyle, tabular, textStyle } from '../../theme/text.js';

/** The paper lies on a desk, and only its lower part is seen. */
export const band = patternStyle({
  position: 'relative',
  height: '172px',
  flexShrink: 0,
  overflow: 'hidden',
  background: vars.color.deskStrong,
  '@media': { '(forced-colors: active)': { borderBottom: '1px solid CanvasText' } },
});

/** White with the light theme's ink, in every theme. */
export const paper = patternStyle({
  position: 'absolute',
  insetBlock: '24px 0',
  left: '32px',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[8],
  width: '456px',
  maxWidth: 'calc(100% - 64px)',
  padding: '18px 28px 20px',
  borderRadius: `${vars.radius.mark} ${vars.radius.mark} 0 0`,
  background: '#FFFFFF',
  boxShadow: '0 0 0 1px rgb(29 29 35 / 0.12)',
  color: '#1D1D23',
  '@media': {
    '(max-width: 639px)': { left: '20px', maxWidth: 'calc(100% - 40px)', padding: '14px 20px 16px' },
    '(forced-colors: active)': { forcedColorAdjust: 'none' },
  },
});

export const clause = patternStyle({
  ...paperStyle('16'),
  fontSize: '13px',
  lineHeight: '18px',
  maxWidth: '320px',
  color: '#3D3A38',
  // Beside the seal.
  '@media': { '(max-width: 639px)': { fontSize: '12px', lineHeight: '16px', maxWidth: 'calc(100% - 32px)' } },
});

export const signed = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space[4]} ${vars.space[20]}`,
  minWidth: 0,
});

export const ink = patternStyle({
  ...paperStyle('24'),
  flex: '0 1 224px',
  minWidth: 0,
  paddingBottom: '2px',
  borderBottom: '1px solid #1D1D23',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontStyle: 'oblique 10deg',
  color: '#272D7B',
});

export const date = patternStyle({ ...textStyle('12'), ...tabular, color: '#5B544F' });

/** Over the paper's right edge. */
export const seal = patternStyle({
  position: 'absolute',
  top: '63px',
  left: '442px',
  '@media': { '(max-width: 639px)': { top: '32px', left: 'auto', right: '8px' } },
});
