import { mutoolHistory, pdfsig, qpdfCheck } from '../packages/server/src/pdf/testing/oracles.ts';

/** What programs that know nothing of Countersign say about a signed file. */
export interface Verdict {
  readonly signatures: number;
  readonly allValid: boolean;
  readonly lastCoversWholeFile: boolean;
  readonly qpdfClean: boolean;
  readonly historyAccepted: boolean;
}

/** Asks pdfsig (digests and signatures), qpdf (structure) and mutool (what may change after signing). */
export async function examineSignedPdf(bytes: Uint8Array): Promise<Verdict> {
  const [signatures, qpdf, history] = await Promise.all([
    pdfsig(bytes),
    qpdfCheck(bytes),
    mutoolHistory(bytes),
  ]);
  return {
    signatures: signatures.length,
    allValid: signatures.length > 0 && signatures.every(({ valid }) => valid),
    lastCoversWholeFile: signatures.at(-1)?.wholeFile === true,
    qpdfClean: qpdf.code === 0,
    historyAccepted: history === 0,
  };
}

/** The same file with one bit changed in its first part, which every signature covers. */
export function withFlippedByte(bytes: Uint8Array): Uint8Array {
  const changed = Uint8Array.from(bytes);
  const place = 600;
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
}
