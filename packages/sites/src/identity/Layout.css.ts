import { componentStyle as style, paperStyle, textStyle, vars } from '@countersign/ui/theme';

const wide = '(min-width: 768px)';
const roomy = '(min-width: 1100px)';

export const page = style({
  minHeight: '100vh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  padding: '12px',
  background: vars.color.desk,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 52fr) minmax(0, 48fr)', gridTemplateRows: 'minmax(0, 1fr)' },
  },
});

export const splash = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.splash,
  background: vars.color.brandField,
  color: '#FFFFFF',
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  padding: '20px',
  '@media': {
    [wide]: {
      padding: '40px 32px 0',
      gap: '64px',
      maxHeight: 'calc(100vh - 24px)',
      position: 'sticky',
      top: '12px',
    },
    [roomy]: { padding: '40px 56px 0' },
  },
});

export const firm = style({ display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 });

export const mark = style({
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

export const firmName = style({
  ...paperStyle('20'),
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '520px' });

export const title = style({
  ...paperStyle('24'),
  overflowWrap: 'anywhere',
  '@media': { [wide]: { ...paperStyle('32') }, [roomy]: { ...paperStyle('40') } },
});

export const message = style({
  display: 'none',
  ...textStyle('16'),
  letterSpacing: 0,
  color: 'rgb(255 255 255 / 0.86)',
  whiteSpace: 'pre-line',
  '@media': { [wide]: { display: 'block', maxWidth: '440px' } },
});

/** Only where there is room: it is a drawing, nothing is lost without it. */
export const drawing = style({
  display: 'none',
  '@media': {
    '(min-width: 768px) and (min-height: 620px)': {
      display: 'block',
      position: 'relative',
      marginTop: 'auto',
      width: 'min(560px, 92%)',
      minHeight: '320px',
    },
  },
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
