import { patternStyle } from '../../theme/style.js';
import { vars } from '../../theme/contract.css.js';
import { paperStyle, textStyle } from '../../theme/text.js';

export const under = patternStyle({
  position: 'absolute',
  inset: '24px -12% 0 20%',
  borderRadius: '12px 12px 0 0',
  background: 'rgb(255 255 255 / 0.18)',
});

/** White with the light theme's ink, in every theme. */
export const sheet = patternStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '14px',
  overflow: 'hidden',
  padding: '44px 56px 48px',
  borderRadius: '12px 12px 0 0',
  background: '#FFFFFF',
  color: '#1D1D23',
  selectors: {
    // Torn off in the middle; what is below it shows through.
    '&[data-torn]': {
      bottom: '34%',
      clipPath:
        'polygon(0 0, 100% 0, 100% 94%, 92% 100%, 84% 93%, 75% 99%, 66% 92%, 57% 100%, 48% 94%, 38% 99%, 29% 92%, 19% 100%, 9% 94%, 0 99%)',
    },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

export const title = patternStyle({ ...paperStyle('24'), marginBottom: '4px' });

export const text = patternStyle({
  ...paperStyle('16'),
  lineHeight: '24px',
  fontWeight: 400,
  color: '#3D3A38',
});

export const signed = patternStyle({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '16px',
  marginTop: 'auto',
});

export const signature = patternStyle({ width: '250px', maxWidth: '100%', height: '72px', color: '#272D7B' });

export const line = patternStyle({
  width: '280px',
  maxWidth: '100%',
  paddingTop: '8px',
  borderTop: '1px solid #8C857F',
});

export const name = patternStyle({ ...textStyle('13', 'medium') });

export const role = patternStyle({ ...textStyle('12'), color: '#5B544F' });

/** What may not be read. */
export const bar = patternStyle({
  height: '8px',
  borderRadius: '4px',
  background: '#E3DFDB',
  selectors: {
    '&:nth-of-type(odd)': { width: '86%' },
    '&:last-of-type': { width: '54%' },
  },
});

export const lock = patternStyle({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'center',
  width: '56px',
  height: '56px',
  marginTop: 'auto',
  borderRadius: vars.radius.full,
  background: '#F0EBE7',
  color: '#5B544F',
});

export const tab = patternStyle({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '34%',
  height: '48px',
  borderRadius: '12px 12px 0 0',
  background: 'rgb(255 255 255 / 0.22)',
});

/** The edge of the papers in the folder. */
export const edge = patternStyle({
  position: 'absolute',
  inset: '16px 6% auto 38%',
  height: '24px',
  borderRadius: '4px 4px 0 0',
  background: '#FFFFFF',
});

export const folder = patternStyle({
  position: 'absolute',
  inset: '36px 0 0',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '12px',
  borderRadius: '0 12px 0 0',
  background: `color-mix(in oklab, ${vars.color.brandField} 84%, #FFFFFF)`,
  color: '#FFFFFF',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const put = patternStyle({ ...paperStyle('20') });
