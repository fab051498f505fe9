/**
 * Asks for the font of the interface before the first words need it. Words that were drawn in its fallback would all
 * be laid out again when it arrives.
 */
export function askForFont(): void {
  // Neither a server nor every browser of tests has fonts. A font that fails is asked for again by the words.
  if (typeof document === 'undefined' || !('fonts' in document)) return;
  document.fonts.load("1em 'Inter Variable'").catch(() => undefined);
}
