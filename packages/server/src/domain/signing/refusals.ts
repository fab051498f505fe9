/** Why the signing domain refuses; the site or the route decides how to answer it. */
export type SigningRefusal =
  | 'notFound'
  | 'invalid'
  /** The firm has this way of signing switched off. */
  | 'notOffered'
  | 'conflict'
  /** The caller is no signer of the document, or has signed. */
  | 'alreadySigned'
  | 'notAllSigned'
  | 'inUse'
  | 'wrongPin'
  /** Too old, tried too often, or never sent: a new PIN is needed. */
  | 'voidPin'
  /** The lock has ended, or another opening has it. */
  | 'lockLost';

/** A refusal with its sentence. `keep`: what was written so far must be committed all the same. */
export class SigningRefused extends Error {
  readonly refusal: SigningRefusal;
  readonly keep: boolean;

  constructor(refusal: SigningRefusal, message: string, keep = false) {
    super(message);
    this.name = 'SigningRefused';
    this.refusal = refusal;
    this.keep = keep;
  }
}
