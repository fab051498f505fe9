import type { SigningSchemas } from '../generated/index.ts';

/** What the signing site's page shows to one signer of one document. */
export type SigningPage = SigningSchemas['SigningPage'];

/** What the page knows once the PIN or a sign-in was given. */
export type SigningPageDetails = NonNullable<SigningPage['Details']>;

/** A signer's stage on the signing site. */
export type SigningStage = SigningPage['Stage'];

/** `completed`: everyone has signed. `removed`: the firm took it back, which deleting the document does not. */
export type SigningTaskState = SigningPage['TaskState'];
