import type { SigningSchemas } from '../generated/index.ts';

/** What the signing site's page shows to one signer of one document. */
export type SigningPage = SigningSchemas['SigningPage'];

/** What the page knows once the PIN or a sign-in was given. */
export type SigningPageDetails = NonNullable<SigningPage['Details']>;

/**
 * A signer's stage on the signing site.
 * @stories ../../../sites/src/signing/Account
 * @story login SignInFirst
 * @story read Reading
 * @story signed JustSigned
 * @story declined JustDeclined
 */
export type SigningStage = SigningPage['Stage'];

/**
 * `completed`: everyone has signed. `removed`: the firm took it back, which deleting the document does not.
 * @stories ../../../sites/src/signing/AccountOutcomes
 * @story open JustSigned
 * @story completed AlreadySigned
 * @story declined SignedThenDeclined
 */
export type SigningTaskState = SigningPage['TaskState'];
