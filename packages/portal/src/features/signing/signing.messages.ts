import { signingMessages as shared } from '@countersign/api-client/rules';

/** What the set-up of signers says. */
export const signerMessages = {
  noAccount: shared.noAccount,
  accountTwice: shared.accountTwice,
  notSetUp: shared.notSetUp,
  failedChecks: shared.checksFailed,
  prechecks:
    'There was an issue getting information about the document you wish to use. Please close this message and try again',
} as const;

/** What is told of each signer of a document. */
export const stepMessages = {
  signed: (time: string) => `Signed ${time}`,
  declined: (time: string) => `Declined ${time}`,
  waiting: 'Still to sign',
  representativeNow: 'Firm representative, still to sign',
  representativeLater: 'Firm representative, signs last',
  notNeeded: 'Not needed any more',
} as const;

/** What the PIN prompt and the signing frame say. */
export const pinMessages = {
  required: shared.pinRequired,
  notVerified: shared.pinWrong,
  inUse: shared.inUse,
  renewal: shared.lockExpired,
  frameFailed: shared.frameFailed,
  notProcessed: 'The request could not be processed, please try again.',
  signed: 'Your signature was added',
  resent: 'A new PIN is on its way to you',
} as const;
