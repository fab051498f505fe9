export type FileKind = 'text' | 'excel' | 'image' | 'powerpoint' | 'archive' | 'pdf' | 'generic';

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

/** Returns the icon of a file, by its extension (with or without dot, in any case). */
export function fileKind(extension: string): FileKind {
  const key = extension.replace(/^\./, '').toLowerCase();
  return Object.hasOwn(kinds, key) ? (kinds[key] ?? 'generic') : 'generic';
}
