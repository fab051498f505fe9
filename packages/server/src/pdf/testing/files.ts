import { heldFile, type PdfFile } from '../file.ts';

/** A file of some firm; it can be used again and again. */
export function fileOf(bytes: Uint8Array, { firmId = 1, documentId = 1 } = {}): PdfFile {
  return heldFile(bytes, { firmId, documentId, log: { warn: () => undefined } });
}
