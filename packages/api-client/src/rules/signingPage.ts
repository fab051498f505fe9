import type { SigningSchemas } from '../generated/index.ts';

/** What the signing site tells its own pages about one signer of one document. */
export type SigningPage = SigningSchemas['SigningPage'];

/** Where a signer stands on the signing site. */
export type SigningStage = SigningPage['Stage'];

/** `completed`: everyone has signed. `removed`: the firm took it back. */
export type SigningTaskState = SigningPage['TaskState'];
