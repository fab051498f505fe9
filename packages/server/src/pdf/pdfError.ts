import type { PdfErrorCode } from '@countersign/api-client/rules';
import { Problem } from '../errors.ts';

/** Thrown if a PDF that was not inspected turns out to be invalid. */
export class PdfError extends Problem {
  declare readonly code: PdfErrorCode;

  constructor(code: PdfErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'PdfError';
  }
}
