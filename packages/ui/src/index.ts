/** The library's public API. */
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
export type { Density, SpaceStep, ThemeChoice, ThemeName } from './theme/tokens.js';
export { vars } from './theme/contract.css.js';

export * from './components.js';
export * from './patterns.js';
