/** The semantic colour names of the library; each is the CSS variable `--cs-color-…`. */
export const colorTokens = {
  desk: null,
  deskStrong: null,
  sheet: null,
  control: null,
  sheetTint: null,
  raised: null,
  hover: null,
  rowLine: null,
  hairline: null,
  hairlineStrong: null,
  placeholder: null,
  controlBorder: null,
  text: null,
  textMuted: null,
  textSubtle: null,
  inverse: null,
  onInverse: null,
  onInverseMuted: null,
  accent: null,
  accentHover: null,
  onAccent: null,
  brandField: null,
  accentText: null,
  accentSurface: null,
  accentSurfaceStrong: null,
  accentBorder: null,
  accentMark: null,
  focus: null,
  positive: null,
  positiveMark: null,
  positiveSurface: null,
  positiveBorder: null,
  caution: null,
  cautionMark: null,
  cautionSurface: null,
  cautionBorder: null,
  critical: null,
  criticalHover: null,
  onCritical: null,
  criticalMark: null,
  criticalSurface: null,
  criticalBorder: null,
  criticalOnInverse: null,
  info: null,
  infoSurface: null,
  infoBorder: null,
  filePdf: null,
  fileExcel: null,
  fileText: null,
  filePowerpoint: null,
  fileArchive: null,
  fileImage: null,
  fileOther: null,
  avatar0: null,
  avatar1: null,
  avatar2: null,
  avatar3: null,
  avatar4: null,
  avatar5: null,
  onAvatar0: null,
  onAvatar1: null,
  onAvatar2: null,
  onAvatar3: null,
  onAvatar4: null,
  onAvatar5: null,
  scrim: null,
  scrimNested: null,
} as const;

export type ColorName = keyof typeof colorTokens;
export type Palette = Record<ColorName, string>;

export type ThemeName = 'light' | 'dark' | 'contrast';
/** `system` follows `prefers-color-scheme` and `prefers-contrast`. */
export type ThemeChoice = ThemeName | 'system';

/** Size of controls and rows: 32 and 33 px, or 36 and 44. */
export type Density = 'compact' | 'comfortable';

/** The steps of the space scale, px. */
export type SpaceStep = 2 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 48;
