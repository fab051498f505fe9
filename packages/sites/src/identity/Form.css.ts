import { componentStyle as style, focusRing, textStyle, vars } from '@countersign/ui/theme';

export const heading = style({ ...textStyle('24', 'semibold') });
export const intro = style({ ...textStyle('14'), color: vars.color.textMuted, marginTop: '8px' });
export const form = style({ display: 'flex', flexDirection: 'column', gap: '20px' });
export const field = style({ display: 'flex', flexDirection: 'column', gap: '4px' });
export const label = style({ ...textStyle('13', 'medium') });
export const control = style({ position: 'relative' });

export const input = style({
  width: '100%',
  height: '40px',
  padding: '0 12px',
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.color.sheet,
  boxShadow: `inset 0 0 0 1px ${vars.color.controlBorder}`,
  ...textStyle('14'),
  selectors: {
    '&:focus-visible': focusRing('1px'),
    '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 1px ${vars.color.criticalMark}` },
    '&[data-toggle]': { paddingRight: '44px' },
  },
  '@media': {
    '(pointer: coarse)': { height: '44px', fontSize: '16px' },
    '(forced-colors: active)': { border: '1px solid FieldText' },
  },
});

export const code = style({
  height: '48px',
  letterSpacing: '0.35em',
  fontSize: '24px',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const toggle = style({
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  width: '40px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  selectors: {
    '&:focus-visible': focusRing('-2px'),
    '&:hover': { color: vars.color.text },
    '&[hidden]': { display: 'none' },
  },
});

export const error = style({ ...textStyle('12'), color: vars.color.critical });

export const notice = style({
  display: 'flex',
  gap: '8px',
  padding: '12px',
  borderRadius: vars.radius.card,
  background: vars.color.criticalSurface,
  boxShadow: `inset 0 0 0 1px ${vars.color.criticalBorder}`,
  ...textStyle('13'),
  overflowWrap: 'anywhere',
});
export const noticeIcon = style({ flex: 'none', color: vars.color.criticalMark, marginTop: '2px' });

export const submit = style({
  height: '40px',
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  ...textStyle('14', 'medium'),
  textAlign: 'center',
  textDecoration: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  transition: `background ${vars.motion.state}`,
  selectors: { '&:hover': { background: vars.color.accentHover }, '&:focus-visible': focusRing() },
  '@media': {
    '(pointer: coarse)': { height: '44px' },
    '(forced-colors: active)': { border: '1px solid ButtonText' },
  },
});

export const hint = style({ ...textStyle('12'), color: vars.color.textMuted, textAlign: 'center' });

export const link = style({
  ...textStyle('13', 'medium'),
  color: vars.color.accentText,
  textAlign: 'center',
  alignSelf: 'center',
  padding: '4px',
  borderRadius: vars.radius.mark,
  selectors: { '&:focus-visible': focusRing() },
});

export const steps = style({ display: 'flex', flexDirection: 'column', gap: '12px', ...textStyle('14') });
export const qr = style({
  width: '188px',
  height: '188px',
  background: '#FFFFFF',
  color: '#000000',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.ringSheet,
});
export const secret = style({
  ...textStyle('14', 'medium'),
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.08em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** For screen readers only. */
export const hiddenWords = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
