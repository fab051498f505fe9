/** The product's own colour: that of a firm without branding, and of pages that are no firm's. */
export const DEFAULT_BRAND_COLOR = '333C91';

/** Default colour of a preview: a light blue. */
export const DEFAULT_PREVIEW_COLOUR = 'ADD8E6';

/** Six hexadecimal digits, upper case; the default where the value is anything else. */
export function previewColor(value: string | null | undefined): string {
  const digits = (value ?? '').replace(/^#/, '');
  return /^[0-9A-Fa-f]{6}$/.test(digits) ? digits.toUpperCase() : DEFAULT_PREVIEW_COLOUR;
}
