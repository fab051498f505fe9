import type { Placement } from './geometry.ts';

/** One person who is to sign. */
export interface SignerPlan {
  /** The caller's key of this signer; comes back with the names of the fields. */
  key: string;
  name: string;
  email: string;
  /** What the label adds to the email, such as `Firm representative`. */
  role?: string;
  /** Secure-sign: positions of the stamps. Without any, the stamp is on the signature page. */
  placements?: readonly Placement[];
}

/** What a document is prepared with, before its first signature. */
export interface SigningPlan {
  title: string;
  firmName: string;
  /** Six hexadecimal digits. */
  brandColor?: string;
  /** What the firm knows the document by. */
  reference: string;
  preparedAt: Date;
  /** IANA name of the zone that times are printed in. */
  timeZone: string;
  /** In signing order; the firm's representative last. */
  signers: readonly SignerPlan[];
}

export interface PreparedField {
  /** Key of the signer. */
  signer: string;
  /** Name of the signature field. */
  field: string;
}

export interface PreparedPdf {
  bytes: Uint8Array;
  /** Every field, in signing order; a signer with several placements has several. */
  fields: PreparedField[];
}

/** The platform's own field: signing it closes the document. */
const sealField = 'Seal';

/** Names for the fields of one document, none of which the document uses already. */
export interface FieldNames {
  /** `Signer1`, and `Signer1-2` for a second placement of the same signer. */
  signer: (signer: number, placement: number) => string;
  seal: string;
}

/** A document may hold fields of an earlier preparation that was never signed, or its own. */
export function freeFieldNames(taken: readonly string[]): FieldNames {
  const rounds = taken.map((name) => Number(ours.exec(name)?.groups?.['round'] ?? (ours.test(name) ? 1 : 0)));
  const round = Math.max(0, ...rounds) + 1;
  const end = round === 1 ? '' : `~${round}`;
  return {
    signer: (signer, placement) => `Signer${signer + 1}${placement === 0 ? '' : `-${placement + 1}`}${end}`,
    seal: `${sealField}${end}`,
  };
}

const ours = /^(?:Signer\d+(?:-\d+)?|Seal)(?:~(?<round>\d+))?$/u;

export function isSealField(name: string): boolean {
  return /^Seal(?:~\d+)?$/u.test(name);
}
