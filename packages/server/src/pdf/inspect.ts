import type { PdfErrorCode } from '@countersign/api-client/rules';
import { PDF } from '@libpdf/core';
import { certification, signatureFields, type SignatureFieldEntry } from './fields.ts';
import { isHostile } from './guards.ts';
import { PdfError } from './pdfError.ts';

export type Inspection = { ok: true; pages: number } | { ok: false; code: PdfErrorCode };

/** The header may follow some bytes of junk, as PDF readers have always allowed. */
const headerWithin = 1024;

function refused(code: PdfErrorCode): Inspection {
  return { ok: false, code };
}

/** Checks that a file is a PDF that can be signed here; never throws for a bad file. */
export async function inspect(bytes: Uint8Array): Promise<Inspection> {
  try {
    const { pdf } = await openUnsigned(bytes);
    return { ok: true, pages: pdf.getPageCount() };
  } catch (error) {
    if (error instanceof PdfError) return refused(error.code);
    throw error;
  }
}

/**
 * Opens a PDF that is to be signed here, with the signature fields that it brings.
 *
 * @throws PdfError when it cannot be.
 */
export async function openUnsigned(bytes: Uint8Array): Promise<{ pdf: PDF; fields: SignatureFieldEntry[] }> {
  try {
    const pdf = await openPdf(bytes);
    const fields = signatureFields(pdf);
    if (fields.some(({ value }) => value) || certification(pdf)) throw new PdfError('pdfSignedBefore');
    return { pdf, fields };
  } catch (error) {
    // The parser throws various errors; any of them means that the file is damaged.
    throw error instanceof PdfError ? error : new PdfError('pdfBroken', error);
  }
}

/**
 * Opens a PDF for an incremental change.
 *
 * @throws PdfError when it is none, is protected, damaged or empty.
 */
export async function openPdf(bytes: Uint8Array): Promise<PDF> {
  if (bytes.length === 0) throw new PdfError('pdfEmpty');
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, headerWithin));
  if (!head.includes('%PDF-')) throw new PdfError('pdfUnrecognised');
  if (isHostile(bytes)) throw new PdfError('pdfTooComplex');
  let pdf: PDF;
  try {
    pdf = await PDF.load(bytes);
  } catch (error) {
    throw new PdfError('pdfBroken', error);
  }
  if (pdf.isEncrypted) throw new PdfError(pdf.isAuthenticated ? 'pdfRestricted' : 'pdfEncrypted');
  if (pdf.recoveredViaBruteForce) throw new PdfError('pdfRepaired');
  if (pdf.getPageCount() === 0) throw new PdfError('pdfWithoutPages');
  if (pdf.canSaveIncrementally() !== null) throw new PdfError('pdfBroken');
  return pdf;
}

/**
 * Saves as an increment and verifies that every earlier byte is unchanged, which signatures depend on: the
 * library silently falls back to a full rewrite.
 */
export async function saveIncrement(pdf: PDF, before: Uint8Array): Promise<Uint8Array> {
  const after = await pdf.save({ incremental: true, subsetFonts: true });
  if (after.length <= before.length || Buffer.compare(before, after.subarray(0, before.length)) !== 0)
    throw new Error('The increment changed earlier bytes of the PDF, so signatures would break.');
  return after;
}
