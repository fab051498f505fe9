import { PdfNumber, PdfString, type PDF, type PdfDict } from '@libpdf/core';
import { certification, signatureFields } from './fields.ts';
import { openPdf } from './inspect.ts';
import { verifyCms } from './verifyCms.ts';
import { readPdfDate } from './when.ts';
import { createHash } from 'node:crypto';

/** What was found out about one signature, in the order in which they were made. */
export interface SignatureCheck {
  field: string;
  /** As the certificate says, not as the document says. */
  signer: string;
  email: string | null;
  signedAt: Date | null;
  reason: string | null;
  /** Whether it covers every byte of the file, or only an earlier revision. */
  covers: 'wholeFile' | 'revision';
  /** Empty when the signature is valid. */
  problems: string[];
}

export interface Verification {
  /** At least one signature, all valid, the last one over the whole file, nothing else amiss. */
  ok: boolean;
  signatures: SignatureCheck[];
  problems: string[];
}

interface Range {
  gapStart: number;
  gapEnd: number;
  end: number;
}

/**
 * Verifies every signature of a PDF against a trust anchor: digest, CMS, certificate chain, and
 * that the signatures nest in one another up to the end of the file. Never throws for a bad file.
 *
 * @param root The trusted certificate (DER).
 */
export async function verify(bytes: Uint8Array, root: Uint8Array): Promise<Verification> {
  let pdf: PDF;
  try {
    pdf = await openPdf(bytes);
  } catch (error) {
    return failed(error instanceof Error ? error.message : 'The file cannot be read.');
  }
  const signed = signatureFields(pdf).flatMap(({ name, value }) =>
    value ? [{ name, value, range: readRange(pdf, value, bytes) }] : [],
  );
  if (signed.length === 0) return failed('The document is not signed.');
  signed.sort((a, b) => (a.range?.end ?? 0) - (b.range?.end ?? 0));
  const signatures: SignatureCheck[] = [];
  let covered = 0;
  for (const { name, value, range } of signed) {
    const check = await checkSignature(pdf, bytes, root, name, value, range);
    if (range && range.gapStart < covered) check.problems.push('The signature is inside an earlier one.');
    covered = Math.max(covered, range?.end ?? 0);
    signatures.push(check);
  }
  const problems: string[] = [];
  if (covered !== bytes.length) problems.push('Bytes were added after the last signature.');
  const certified = certification(pdf);
  if (certified && certified.signature !== signed[0]?.value)
    problems.push('The document is certified by another signature than its first.');
  if (!certified) problems.push('Nothing limits later changes of the document.');
  const ok = problems.length === 0 && signatures.every((check) => check.problems.length === 0);
  return { ok, signatures, problems };
}

function failed(problem: string): Verification {
  return { ok: false, signatures: [], problems: [problem] };
}

async function checkSignature(
  pdf: PDF,
  bytes: Uint8Array,
  root: Uint8Array,
  field: string,
  value: PdfDict,
  range: Range | null,
): Promise<SignatureCheck> {
  const resolve = pdf.getObject.bind(pdf);
  const text = (key: string) => value.getString(key, resolve)?.asString() ?? null;
  const check: SignatureCheck = {
    field,
    signer: '',
    email: null,
    signedAt: readPdfDate(text('M') ?? ''),
    reason: text('Reason'),
    covers: range?.end === bytes.length ? 'wholeFile' : 'revision',
    problems: [],
  };
  const contents = value.getString('Contents', resolve);
  if (value.getName('SubFilter', resolve)?.value !== 'ETSI.CAdES.detached')
    check.problems.push('The signature is of an unknown kind.');
  else if (!range) check.problems.push('The byte range leaves out more than the signature.');
  else if (contents instanceof PdfString) {
    const digest = createHash('sha256')
      .update(bytes.subarray(0, range.gapStart))
      .update(bytes.subarray(range.gapEnd, range.end))
      .digest();
    const cms = await verifyCms(contents.bytes, digest, root, check.signedAt);
    check.signer = cms.signer;
    check.email = cms.email;
    check.problems.push(...cms.problems);
  }
  return check;
}

/** The byte range, provided that it starts at 0 and leaves out exactly the value of `/Contents`. */
function readRange(pdf: PDF, value: PdfDict, bytes: Uint8Array): Range | null {
  const resolve = pdf.getObject.bind(pdf);
  const [start, before, after, length] = (value.getArray('ByteRange', resolve)?.toArray() ?? []).map(
    (item) => (item instanceof PdfNumber && Number.isSafeInteger(item.value) ? item.value : -1),
  );
  const contents = value.getString('Contents', resolve)?.bytes;
  if (start !== 0 || !contents) return null;
  if (before === undefined || after === undefined || length === undefined) return null;
  if (before < 1 || after <= before || length < 0 || after + length > bytes.length) return null;
  const gap = Buffer.from(bytes.subarray(before, after)).toString('latin1');
  const hex = /^<([0-9a-fA-F]*)>$/u.exec(gap)?.[1];
  if (hex === undefined || !Buffer.from(hex, 'hex').equals(contents)) return null;
  return { gapStart: before, gapEnd: after, end: after + length };
}
