import { createHash } from 'node:crypto';

/** Bytes reserved for one signature: certificate, chain, and space for a time stamp. */
export const contentsLength = 8192;
/** Ten digits: files up to 9 GB. */
export const widest = 9_999_999_999;

const encodedRange = Buffer.from(`/ByteRange [0 ${widest} ${widest} ${widest}]`);
const encodedContents = Buffer.from(`/Contents <${'0'.repeat(32)}`);

export interface SignedRanges {
  /** First byte of `/Contents`, its opening bracket. */
  gapStart: number;
  /** First byte after its closing bracket. */
  gapEnd: number;
}

/**
 * Writes the byte range of the signature that was added after `from`, in place, padded so that
 * nothing moves.
 */
export function writeByteRange(bytes: Uint8Array, from: number): SignedRanges {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const range = only(file, encodedRange, from);
  const contents = only(file, encodedContents, from);
  const gapStart = contents + '/Contents '.length;
  const gapEnd = gapStart + contentsLength * 2 + 2;
  if (file[gapEnd - 1] !== 0x3e) throw new Error('The space kept for the signature has another size.');
  const value = `/ByteRange [0 ${gapStart} ${gapEnd} ${bytes.length - gapEnd}]`;
  file.write(value.padEnd(encodedRange.length, ' '), range, 'latin1');
  return { gapStart, gapEnd };
}

function only(file: Buffer, wanted: Buffer, from: number): number {
  const found = file.indexOf(wanted, from);
  if (found === -1 || file.includes(wanted, found + 1))
    throw new Error('The new revision must hold exactly one unfilled signature.');
  return found;
}

/** SHA-256 of everything but the signature itself, without copying the file. */
export function digestAround(bytes: Uint8Array, { gapStart, gapEnd }: SignedRanges): Uint8Array {
  return createHash('sha256').update(bytes.subarray(0, gapStart)).update(bytes.subarray(gapEnd)).digest();
}

/** Writes the signature into its reserved space. */
export function writeContents(bytes: Uint8Array, { gapStart }: SignedRanges, cms: Uint8Array): void {
  if (cms.length > contentsLength) throw new Error('The signature is larger than the space kept for it.');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  file.write(Buffer.from(cms).toString('hex'), gapStart + 1, 'latin1');
}
