/** Default colour of a preview: light blue. */
export const DEFAULT_PREVIEW_COLOR = 'ADD8E6';

/** Returns a firm's colour as six hexadecimal digits; anything else becomes the default light blue. */
export function previewColor(color: string | null | undefined): string {
  const figures = color?.replace(/^#/, '') ?? '';
  return /^[0-9a-f]{6}$/i.test(figures) ? figures.toUpperCase() : DEFAULT_PREVIEW_COLOR;
}
