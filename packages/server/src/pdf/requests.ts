import type { PdfErrorCode } from '@countersign/api-client/rules';
import type { SigningIdentity } from './cms.ts';
import type { Inspection } from './inspect.ts';
import type { PreparedPdf, SigningPlan } from './plan.ts';
import type { SealText } from './sealStamp.ts';
import type { SignerStamp } from './sign.ts';
import type { Verification } from './verify.ts';

/** What a worker is asked to do with a file. */
export type PdfRequest =
  | { task: 'inspect'; bytes: Uint8Array }
  | { task: 'prepare'; bytes: Uint8Array; plan: SigningPlan }
  | { task: 'sign'; bytes: Uint8Array; field: string; signer: SignerStamp; identity: SigningIdentity }
  | { task: 'seal'; bytes: Uint8Array; seal: SealText; identity: SigningIdentity }
  | { task: 'verify'; bytes: Uint8Array; root: Uint8Array };

/** What each task results in. */
export interface PdfAnswers {
  inspect: Inspection;
  prepare: PreparedPdf;
  sign: Uint8Array;
  seal: Uint8Array;
  verify: Verification;
}

/** An error loses its class on the way between threads, so a file's refusal travels as its code. */
export type PdfReply<Answer> = { answer: Answer } | { refusal: PdfErrorCode } | { fault: unknown };
