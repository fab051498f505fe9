export type FileKind = 'pdf' | 'excel' | 'text' | 'powerpoint' | 'archive' | 'image' | 'other';

const kinds: Readonly<Record<string, FileKind>> = {
  doc: 'text',
  docx: 'text',
  xls: 'excel',
  xlsx: 'excel',
  png: 'image',
  bmp: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
  ppt: 'powerpoint',
  pptx: 'powerpoint',
  zip: 'archive',
  pdf: 'pdf',
};

/** @param extension with or without its dot, in any case; unknown or empty gives `other`. */
export function fileKind(extension: string): FileKind {
  const key = extension.replace(/^\./, '').toLowerCase();
  return Object.hasOwn(kinds, key) ? (kinds[key] ?? 'other') : 'other';
}

/** What screen readers announce for the icon. */
export const fileKindNames: Readonly<Record<FileKind, string>> = {
  pdf: 'PDF',
  excel: 'Spreadsheet',
  text: 'Text document',
  powerpoint: 'Presentation',
  archive: 'Archive',
  image: 'Image',
  other: 'File',
};

/** Returns the extensions of a kind, in lower case; none for `other`. */
export function extensionsOf(kind: FileKind): readonly string[] {
  return Object.keys(kinds).filter((extension) => kinds[extension] === kind);
}
