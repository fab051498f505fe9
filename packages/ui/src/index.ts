/** The one door of the library. */
export { ThemeProvider, useTheme, type ThemeProviderProps } from './theme/ThemeProvider.js';
export {
  brandStyleSheet,
  brandVariables,
  createBrandTheme,
  fallbackBrand,
  isBrandColor,
  type BrandColors,
  type BrandTheme,
} from './theme/brand.js';
export type { ThemeChoice, ThemeName } from './theme/tokens.js';
export { vars } from './theme/contract.css.js';
