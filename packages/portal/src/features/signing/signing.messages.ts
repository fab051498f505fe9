import { signingMessages as shared } from '@countersign/api-client/rules';

/** Messages of the signers' setup. */
export const signerMessages = {
  noAccount: shared.noAccount,
  accountTwice: shared.accountTwice,
  notSetUp: shared.notSetUp,
  failedChecks: shared.checksFailed,
  notSignable: 'This file can’t be signed',
  notChecked: 'The document wasn’t checked',
  notAccepted: (name: string) => `${name} hasn’t accepted the invitation.`,
  notAcceptedHelp: (name: string) =>
    `The PIN will be emailed. If your firm requires sign-in before signing, ${name} must accept the invitation first.`,
  checking: 'Checking the document',
  stillChecking: 'Still checking the document. This can take a minute while other documents are processed.',
  sending: 'Sending PINs',
  nothingSent: 'Nothing is sent until you confirm.',
  nothingSentYet: 'Nothing is sent until you select Send PINs.',
  willBeEmailed: (accounts: number) =>
    accounts === 1
      ? '1 account will be emailed a PIN and can sign now.'
      : `${accounts} accounts will be emailed a PIN and can sign now, in any order.`,
  prechecks:
    'There was an issue getting information about the document you wish to use. Please close this message and try again',
} as const;

/** Messages of the plan beside the setup. */
export const planMessages = {
  pin: 'PIN by email',
  pinTo: (accounts: number) =>
    accounts === 0
      ? 'To the accounts you select'
      : `To ${accounts === 1 ? '1 account' : `${accounts} accounts`}, when you send the PINs`,
  accounts: 'Accounts sign',
  anyOrder: 'In any order, each with a PIN',
  last: (name: string) => `${name} signs last`,
  representative: 'Firm representative',
  signed: 'Signed',
  sealed: 'Sealed with its history',
} as const;

/** Messages about the result of sending PINs. */
export const sentMessages = {
  title: (names: readonly string[]) =>
    names.length === 1
      ? `We’ve emailed a PIN to ${names[0] ?? ''}`
      : `We’ve emailed PINs to ${names.length} accounts`,
  pinTo: (email: string) => `Receives a PIN at ${email}`,
  pinLater: (email: string) => `Receives a PIN at ${email} once all accounts have signed`,
  dialog: 'PINs sent',
  you: 'You',
  /** @param representative The firm's, or "you" for the reader. */
  next: (accounts: readonly string[], representative: string | null) => {
    const first =
      accounts.length === 1
        ? `${accounts[0] ?? ''} can sign as soon as it arrives.`
        : 'They can sign in any order as soon as their PINs arrive.';
    const then =
      representative === null
        ? 'When everyone has signed, the document is sealed.'
        : `Then ${representative} ${representative === 'you' ? 'sign' : 'signs'} for the firm, and the document is sealed.`;
    return `${first} ${then}`;
  },
} as const;

/** Messages of the PIN prompt and the signing frame. */
export const pinMessages = {
  required: shared.pinRequired,
  notVerified: shared.pinWrong,
  inUse: shared.inUse,
  renewal: shared.lockExpired,
  frameFailed: shared.frameFailed,
  sentTo: 'Enter the PIN that we emailed to',
  resentTo: 'We’ve emailed a new PIN to',
  resent: 'We’ve emailed you a new PIN',
} as const;

/** Messages while the task is being read. */
export const signMessages = {
  title: 'Sign document',
  checking: 'Checking the signers',
  locked: 'Reserved for you',
  lockedUntil: (time: string) =>
    `No one else can sign until ${time}. After that, you’ll be asked for your PIN again.`,
  loadFailed: 'The document couldn’t be loaded',
} as const;

/** Messages about how signing ended, or why it cannot start. */
export const outcomeMessages = {
  title: {
    noTask: 'No signatures requested',
    notSigner: 'Your signature isn’t needed',
    alreadySigned: 'You have already signed',
    notYourTurn: 'It’s not your turn yet',
    declined: (name: string | null) => (name === null ? 'Signing was declined' : `${name} declined to sign`),
    complete: 'This document is signed',
    otherMethod: 'This document uses another signing method',
    inUse: (name: string | null) => (name === null ? 'Another user is signing' : `${name} is signing`),
    pinDead: 'Your PIN can no longer be used',
    signed: (firstName: string) => `Signed. Thank you, ${firstName}.`,
  },
  text: {
    noTask: 'This document has no signing task.',
    notSigner: shared.notRequired,
    alreadySigned: (time: string | null) =>
      time === null
        ? 'Nothing more is needed from you.'
        : `You signed on ${time}. Nothing more is needed from you.`,
    notYourTurn: shared.notAllSigned,
    declined:
      'No more signatures are needed. To ask for them again, remove the task and set up signing again.',
    complete: 'All signers have signed, and the document is sealed.',
    otherMethod: 'It wasn’t set up for click-to-sign.',
    inUse: (until: string | null) =>
      until === null ? shared.inUse : `${shared.inUse} Their signing time ends on ${until}.`,
    pinDead: 'You still need to sign. The new PIN will be emailed to you only.',
    pinDeadOff:
      'You still need to sign, but notifications are off for this document, so no new PIN can be sent.',
    signed: 'Your signature was added. Nothing more is needed from you.',
    sealed: 'Yours was the last signature. The document is sealed, and nothing more is needed from you.',
    signedState: 'Signed',
    sealedState: 'Signed and sealed',
  },
} as const;
