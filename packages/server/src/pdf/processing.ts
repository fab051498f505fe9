import type { SigningIdentity } from './cms.ts';
import type { Inspection } from './inspect.ts';
import { PdfError } from './pdfError.ts';
import type { PreparedPdf, SigningPlan } from './plan.ts';
import { pdfPool } from './pool.ts';
import type { SealText } from './sealStamp.ts';
import type { SignerStamp } from './sign.ts';
import type { Verification } from './verify.ts';

const second = 1000;
const megabyte = 1024 * 1024;

/**
 * Two at once, because a 100 MB file takes some 650 MB while it is signed. A file of a few pages takes well below a
 * second, and one of 100 MB some seconds: what takes longer than this was made to.
 */
const pool = pdfPool({
  workers: 2,
  heap: 1024,
  deadline: (size) => 10 * second + (size / megabyte) * 0.3 * second,
});

/** Checks that a file is a PDF that can be signed here; never throws for a bad file. */
export async function inspectPdf(bytes: Uint8Array): Promise<Inspection> {
  try {
    return await pool.run({ task: 'inspect', bytes });
  } catch (error) {
    if (error instanceof PdfError) return { ok: false, code: error.code };
    throw error;
  }
}

/**
 * Makes the revision that is signed: signature pages and a field for each signature.
 *
 * @throws PdfError when the document cannot be signed; RangeError for a placement on no page.
 */
export function preparePdf(bytes: Uint8Array, plan: SigningPlan): Promise<PreparedPdf> {
  return pool.run({ task: 'prepare', bytes, plan });
}

/** Signs one prepared field for a person; the result begins with exactly the given bytes. */
export function signField(
  bytes: Uint8Array,
  field: string,
  signer: SignerStamp,
  identity: SigningIdentity,
): Promise<Uint8Array> {
  return pool.run({ task: 'sign', bytes, field, signer, identity });
}

/** Closes the document with the platform's seal, whose appearance is the audit record. */
export function sealPdf(bytes: Uint8Array, seal: SealText, identity: SigningIdentity): Promise<Uint8Array> {
  return pool.run({ task: 'seal', bytes, seal, identity });
}

/**
 * Verifies every signature of a PDF against a trust anchor; never throws for a bad file.
 *
 * @param root The trusted certificate (DER).
 */
export async function verifyPdf(bytes: Uint8Array, root: Uint8Array): Promise<Verification> {
  try {
    return await pool.run({ task: 'verify', bytes, root });
  } catch (error) {
    if (error instanceof PdfError) return { ok: false, signatures: [], problems: [error.message] };
    throw error;
  }
}
