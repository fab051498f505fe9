/** Extensions of the setting PreviewableFileExtensions: separated by commas, dots and case do not count. */
export function parseExtensions(setting: string): ReadonlySet<string> {
  const parts = setting.split(/[,;\s]+/).map((part) => part.replace(/^\./, '').toLowerCase());
  return new Set(parts.filter((part) => part !== ''));
}

/** Whether a document can be shown in the browser. */
export function isPreviewable(extension: string, previewable: ReadonlySet<string>): boolean {
  return previewable.has(extension.replace(/^\./, '').toLowerCase());
}
