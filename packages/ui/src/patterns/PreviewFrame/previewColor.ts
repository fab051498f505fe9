/** The colour of a preview where the firm has none: light blue. */
export const DEFAULT_PREVIEW_COLOUR = 'ADD8E6';

/** A firm's colour as six hexadecimal figures; anything else becomes the light blue. */
export function previewColor(color: string | null | undefined): string {
  const figures = color?.replace(/^#/, '') ?? '';
  return /^[0-9a-f]{6}$/i.test(figures) ? figures.toUpperCase() : DEFAULT_PREVIEW_COLOUR;
}
