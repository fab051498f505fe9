import { componentStyle as style, paperStyle, textStyle, vars } from '@countersign/ui/theme';

const ink = '#1D1D23';

export const under = style({
  position: 'absolute',
  inset: '24px -12% 0 20%',
  borderRadius: '12px 12px 0 0',
  background: 'rgb(255 255 255 / 0.18)',
});

/** Documents are white paper, in the dark as well. */
export const sheet = style({
  position: 'absolute',
  inset: 0,
  borderRadius: '12px 12px 0 0',
  background: '#FFFFFF',
  color: ink,
  padding: '44px 56px 40px',
  display: 'flex',
  flexDirection: 'column',
  gap: '14px',
  overflow: 'hidden',
});

export const title = style({ ...paperStyle('24'), color: ink, marginBottom: '4px' });
export const text = style({ ...paperStyle('16'), fontWeight: 400, lineHeight: '24px', color: '#3D3A38' });

export const signed = style({
  marginTop: 'auto',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '16px',
});

export const signature = style({ width: '250px', height: '72px', color: vars.color.brandField });
export const line = style({
  borderTop: '1px solid #8C857F',
  width: '280px',
  maxWidth: '100%',
  paddingTop: '8px',
});
export const name = style({ ...textStyle('13', 'medium'), color: ink });
export const role = style({ ...textStyle('12'), color: '#5B544F' });

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  height: '22px',
  padding: '0 9px 0 4px',
  borderRadius: vars.radius.full,
  ...textStyle('12', 'medium'),
  background: '#E3F6EA',
  color: '#206240',
});
