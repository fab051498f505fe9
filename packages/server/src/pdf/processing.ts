import type { SigningIdentity } from './cms.ts';
import type { PdfFile } from './file.ts';
import type { Inspection } from './inspect.ts';
import { PdfError } from './pdfError.ts';
import type { PreparedPdf, SigningPlan } from './plan.ts';
import { pdfPool, type PoolOptions } from './pool/pool.ts';
import type { PdfTask } from './requests.ts';
import type { SealText } from './sealStamp.ts';
import type { SignerStamp } from './sign.ts';
import type { TrailText } from './trail.ts';
import type { Verification } from './verify.ts';

const second = 1000;
const megabyte = 1024 * 1024;

/**
 * A file of a few pages takes well below a second, and one of 100 MB some seconds: what takes longer was made to. A
 * check takes the least, and any employee can have one, so it may take the least.
 */
function timeOf(size: number, task: PdfTask['task']): number {
  if (task === 'trail') return printingTime(size);
  const most = 10 * second + (size / megabyte) * 0.3 * second;
  return task === 'inspect' ? most / 2 : most;
}

/** A million characters take two seconds, whatever they are. */
function printingTime(characters: number): number {
  return 10 * second + (characters / 1_000_000) * 10 * second;
}

/** What the server gives its files. */
export const poolOptions: PoolOptions = {
  workers: 2,
  waiting: { signers: 500, others: 50, ofLogin: { check: 3, setUp: 40 } },
  heap: 1024,
  kept: 128 * megabyte,
  limits: {
    // A few pages take 60 MB, 100 MB of images 360 MB, and 40 MB of small objects 440 MB.
    memory: (size) => 384 * megabyte + 7 * size,
    time: timeOf,
    clock: (size, task) => 6 * timeOf(size, task),
  },
};

const pool = pdfPool(poolOptions);

/** Keeps nothing but the answer. */
export function asIs<Answer>(answer: Answer): Promise<Answer> {
  return Promise.resolve(answer);
}

/** Stores a file that was made, before the next one is processed. */
type Keep<Made, Kept> = (made: Made) => Promise<Kept>;

/** Checks that a file is a PDF that can be signed here; never throws for a bad file. */
export async function inspectPdf(file: PdfFile): Promise<Inspection> {
  try {
    return await pool.run(file, { task: 'inspect' }, asIs);
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
export function preparePdf<Kept>(
  file: PdfFile,
  plan: SigningPlan,
  keep: Keep<PreparedPdf, Kept>,
): Promise<Kept> {
  return pool.run(file, { task: 'prepare', plan }, keep);
}

/** Signs one prepared field for a person; the result begins with exactly the given bytes. */
export function signField<Kept>(
  file: PdfFile,
  { field, signer, identity }: { field: string; signer: SignerStamp; identity: SigningIdentity },
  keep: Keep<Uint8Array, Kept>,
): Promise<Kept> {
  return pool.run(file, { task: 'sign', field, signer, identity }, keep);
}

/** Closes the document with the platform's seal, whose appearance is the audit record. */
export function sealPdf<Kept>(
  file: PdfFile,
  { seal, identity }: { seal: SealText; identity: SigningIdentity },
  keep: Keep<Uint8Array, Kept>,
): Promise<Kept> {
  return pool.run(file, { task: 'seal', seal, identity }, keep);
}

/** Prints a history. The file is empty, and as large as the text, in characters, which is all there is. */
export function makeTrailPdf<Kept>(
  file: PdfFile,
  trail: TrailText,
  keep: Keep<Uint8Array, Kept>,
): Promise<Kept> {
  return pool.run(file, { task: 'trail', trail }, keep);
}

/**
 * Verifies every signature of a PDF against a trust anchor; never throws for a bad file.
 *
 * @param root The trusted certificate (DER).
 */
export async function verifyPdf(file: PdfFile, root: Uint8Array): Promise<Verification> {
  try {
    return await pool.run(file, { task: 'verify', root }, asIs);
  } catch (error) {
    if (error instanceof PdfError) return { ok: false, signatures: [], problems: [error.message] };
    throw error;
  }
}
