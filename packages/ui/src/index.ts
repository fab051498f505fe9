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

export { announce } from './components/announce/announce.js';
export { Button, type ButtonProps } from './components/Button/Button.js';
export { Heading, type HeadingProps } from './components/Heading/Heading.js';
export { Icon, type IconDrawing, type IconProps } from './components/Icon/Icon.js';
export * from './components/Icon/icons.js';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.js';
export { Inline, type InlineProps } from './components/Inline/Inline.js';
export { Link, type LinkProps } from './components/Link/Link.js';
export { LinkNavigation, type LinkNavigationProps, type Navigate } from './components/Link/LinkNavigation.js';
export { Sheet, type SheetProps } from './components/Sheet/Sheet.js';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.js';
export { Stack, type StackProps } from './components/Stack/Stack.js';
export { Text, type TextProps, type TextTone } from './components/Text/Text.js';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.js';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.js';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.js';
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordRequirement,
} from './components/PasswordField/PasswordField.js';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.js';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.js';
export { TextField, type TextFieldProps } from './components/TextField/TextField.js';
