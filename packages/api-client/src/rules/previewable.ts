/** The setting that lists what can be previewed. */
export const PREVIEWABLE_SETTING = 'PreviewableFileExtensions';

/**
 * Everything that the viewer can show, with the content type it is served as. The setting may leave some out; what
 * it names beside these is not previewable all the same.
 */
export const viewerTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
  // Without a charset, which is unknown before the bytes are read.
  txt: 'text/plain',
} as const;

/**
 * Header of every file that the file service sends from a link: a page that something else on the way sends instead
 * does not have it.
 */
export const FILE_HEADER = 'countersign-file';

function normal(extension: string): string {
  return extension.replace(/^\./, '').toLowerCase();
}

/** The content type of a file that the viewer can show; null for any other. */
export function viewerTypeOf(extension: string): string | null {
  const known = Object.entries(viewerTypes).find(([each]) => each === normal(extension));
  return known?.[1] ?? null;
}

/** Extensions of the setting: separated by commas, dots and case do not count. Only those that can be shown. */
export function parseExtensions(setting: string): ReadonlySet<string> {
  return new Set(
    setting
      .split(/[,;\s]+/)
      .map(normal)
      .filter((part) => viewerTypeOf(part) !== null),
  );
}

/** Whether a document can be shown in the browser. */
export function isPreviewable(extension: string, previewable: ReadonlySet<string>): boolean {
  return previewable.has(normal(extension));
}
