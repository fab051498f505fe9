import type { PdfErrorCode } from '@countersign/api-client/rules';
import type { SigningIdentity } from './cms.ts';
import type { Inspection } from './inspect.ts';
import type { PreparedPdf, SigningPlan } from './plan.ts';
import type { SealText } from './sealStamp.ts';
import type { SignerStamp } from './sign.ts';
import type { TrailText } from './trail.ts';
import type { Verification } from './verify.ts';

/** What is to be done with a file. */
export type PdfTask =
  | { task: 'inspect' }
  | { task: 'prepare'; plan: SigningPlan }
  | { task: 'sign'; field: string; signer: SignerStamp; identity: SigningIdentity }
  | { task: 'seal'; seal: SealText; identity: SigningIdentity }
  | { task: 'verify'; root: Uint8Array }
  /** Made of nothing but its text. */
  | { task: 'trail'; trail: TrailText };

/** What a worker is asked to do. */
export type PdfRequest = PdfTask & { bytes: Uint8Array };

/** What each task results in. */
export interface PdfAnswers {
  inspect: Inspection;
  prepare: PreparedPdf;
  sign: Uint8Array;
  seal: Uint8Array;
  verify: Verification;
  trail: Uint8Array;
}

/** An error loses its class on the way between threads, so a file's refusal travels as its code. */
export type PdfReply<Answer> = { answer: Answer } | { refusal: PdfErrorCode } | { fault: unknown };
