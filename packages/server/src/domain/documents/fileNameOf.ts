import { documentFileName, type NamedDocument } from '@countersign/api-client/rules';
import type { DocumentRow } from '../../store/schema.ts';

type NamedRow = Pick<DocumentRow, 'title' | 'extension' | 'uploaded_extension'>;

/** The parts of a document's file name, as the contract has them. */
export function nameParts({ title, extension, uploaded_extension: uploaded }: NamedRow): NamedDocument {
  return { Title: title, Extension: extension, ...(uploaded !== null && { UploadedExtension: uploaded }) };
}

/** The file name of a document, as it was uploaded. */
export function fileNameOf(row: NamedRow): string {
  return documentFileName(nameParts(row));
}
