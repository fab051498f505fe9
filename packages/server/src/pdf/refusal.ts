/** Why a file cannot go through the signing process. */
export type RefusalCode =
  'empty' | 'notPdf' | 'encrypted' | 'restricted' | 'broken' | 'repaired' | 'noPages' | 'alreadySigned';

export const onlyPdf = 'Only pdf format documents are supported by the signing process.';
export const failedChecks = "Unfortunately the selected file didn't pass our checks.";

const reasons: Record<RefusalCode, string> = {
  empty: 'The file is empty.',
  notPdf: 'The file is not a PDF.',
  encrypted: 'The PDF needs a password to open.',
  restricted: 'The PDF is protected against changes.',
  broken: 'The PDF is damaged and cannot be read.',
  repaired: 'The PDF is damaged; parts of it may be missing.',
  noPages: 'The PDF has no pages.',
  alreadySigned: 'The PDF carries signatures already, which another signature page would break.',
};

/** The sentence that users read for a refusal. */
export function refusalMessage(code: RefusalCode): string {
  return code === 'notPdf' || code === 'empty' ? onlyPdf : failedChecks;
}

/** What exactly is wrong, for the list of checks and the log. */
export function refusalReason(code: RefusalCode): string {
  return reasons[code];
}

/** Thrown where a PDF that was not inspected turns out to be unfit. */
export class PdfRefused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(refusalReason(code));
    this.name = 'PdfRefused';
    this.code = code;
  }
}
