import { signingMessages as shared } from '@countersign/api-client/rules';

/** What the set-up of signers says. */
export const signerMessages = {
  noAccount: shared.noAccount,
  accountTwice: shared.accountTwice,
  notSetUp: shared.notSetUp,
  failedChecks: shared.checksFailed,
  notAccepted: (name: string) => `${name} has not accepted the invitation.`,
  notAcceptedHelp: (name: string) =>
    `The PIN will be emailed. If your firm asks signers to sign in first, ${name} has to accept before signing.`,
  prechecks:
    'There was an issue getting information about the document you wish to use. Please close this message and try again',
} as const;

/** What came of sending PINs. */
export const sentMessages = {
  title: (names: readonly string[]) =>
    names.length === 1 ? `PIN sent to ${names[0] ?? ''}` : `PINs sent to ${names.length} accounts`,
  pinTo: (email: string) => `PIN sent to ${email}`,
  pinLater: (email: string) => `Gets a PIN at ${email} once all accounts have signed`,
  next: (accounts: number, representative: string | null) => {
    const first = accounts === 1 ? 'The account can sign now.' : 'The accounts can sign now, in any order.';
    const then =
      representative === null
        ? 'When everyone has signed, the document is sealed.'
        : `Then ${representative} signs for the firm, and the document is sealed.`;
    return `${first} ${then}`;
  },
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
