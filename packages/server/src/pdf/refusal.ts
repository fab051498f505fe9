import type { PdfRefusalCode } from '@countersign/api-client/rules';
import { Problem } from '../errors.ts';

/** Thrown where a PDF that was not inspected turns out to be unfit. */
export class PdfRefused extends Problem {
  declare readonly code: PdfRefusalCode;

  constructor(code: PdfRefusalCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'PdfRefused';
  }
}
