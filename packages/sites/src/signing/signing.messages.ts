export { signingMessages, timelineMessages } from '@countersign/api-client/rules';

/** A document by its title, which is not shown to all who have the link. */
function named(title: string | null): string {
  return title === null ? 'this document' : `“${title}”`;
}

/** Keeps a date on one line. */
function unbroken(date: string): string {
  return date.replaceAll(' ', '\u00A0');
}

interface NextSigners {
  /** Names of the accounts who have not signed. */
  accounts: readonly string[];
  /** Who signs for the firm, if they have not. */
  representative: string | null;
  firm: string;
}

/** Messages of the signing site's pages, besides the specification's own. */
export const pageMessages = {
  opening: 'Opening your document',
  unreachable: 'The signing service can’t be reached. Check your connection and try again.',
  unavailable: 'The signing service can’t be used right now. Nothing was lost. Try again in a moment.',
  /** Names of the steps in the page's title. */
  step: {
    opening: 'Sign',
    unreachable: 'Signing service unreachable',
    later: 'Try again later',
    login: 'Sign in first',
    pin: 'Enter your PIN',
    read: 'Read and sign',
  },
  readAndSign: (title: string) => (title === '' ? 'Read and sign' : `Read and sign ${title}`),
  nothingHere: 'Nothing to sign',
  linkMissingTitle: 'This address is incomplete',
  linkMissing: 'Open the link in your email.',
  linkInvalidTitle: 'This link is no longer valid',
  sessionEndedTitle: 'This page has expired',
  closedTitle: 'This page can’t be opened',
  addressUnknown: 'Check the address, or open the link in your email.',
  linkHelp: 'If that doesn’t work, ask the firm that emailed you for a new link.',
  notOpen: 'The document couldn’t be opened',
  nothingSigned: 'Nothing was signed. Your consent still applies, so you can try again.',
  signatureUnknown: 'We don’t know yet whether you signed. You can sign again: only one signature counts.',
  signatureAsking: 'Checking with the signing service.',
  declineHint: 'The firm can read this. Signers can’t sign the document after you decline.',
  commentNeeded: 'Enter a reason for declining.',
  consentNeeded: 'Tick the box to agree first.',
  consent: 'I have read this document and agree to sign it electronically.',
  asked: (firm: string) => `${firm} has asked you to sign a document`,
  askedByName: (givenName: string, firm: string) => `Hello ${givenName}, ${firm} has asked you to sign`,
  pinHint: (email: string | null) =>
    email === null ? '6-digit PIN from the latest email' : `6-digit PIN from the latest email to ${email}`,
  anotherSigner: 'Another signer',
  inUseTitle: (name: string | null) => (name === null ? 'Someone else is signing' : `${name} is signing`),
  inUseWait:
    'Only one person signs at a time, so that no signature is lost. Leave this page open: it asks for your PIN when it is your turn.',
  inUseAtMost: 'At most',
  inUseAsking: (name: string) => `Checking whether ${name} is still signing`,
  inUseUnknown: (name: string) => `${name} may still be signing.`,
  inUseFree: 'You can sign now. Enter your PIN.',
  signed: (givenName: string) => `Signed. Thank you, ${givenName}.`,
  you: 'You',
  youSigned: (date: string | null) =>
    date === null ? 'You signed this document.' : `You signed this document on ${unbroken(date)}.`,
  otherMethod: 'This document uses another signing method',
  askFirm: (firm: string) => `It can’t be signed on this page with a PIN. Ask ${firm} how to sign it.`,
  newPin: (why: string, firm: string) =>
    `${why} ${firm} can send you another by email, with a new link. Ask your contact there.`,
  newPinOff: (why: string, firm: string) =>
    `${why} Notifications are off for this document, so ask ${firm} to turn them on first.`,
  allSigned: 'Everyone has signed. The document is sealed.',
  notEveryone: 'Not everyone has signed yet. Nothing more is needed from you.',
  next: ({ accounts, representative, firm }: NextSigners) => {
    const steps = [
      ...(accounts.length === 0 ? [] : [`Still to sign: ${accounts.join(', ')}.`]),
      ...(representative === null
        ? []
        : [`${accounts.length === 0 ? '' : 'Then '}${representative} signs for ${firm}.`]),
    ];
    return [
      ...steps,
      'After the last signature the document is sealed. Nothing more is needed from you.',
    ].join(' ');
  },
  declinedAfter: (name: string | null) =>
    `${name ?? 'Another signer'} then declined, so no more signatures are needed.`,
  removedAfter: (firm: string) => `${firm} has since withdrawn the request.`,
  deletedAfter: (firm: string) => `${firm} has since removed the document.`,
  notNeeded: (title: string, name: string | null) =>
    `${name ?? 'Another signer'} declined to sign “${title}”, so your signature is no longer needed.`,
  notNeededAnyMore: 'No more signatures are needed.',
  youDeclined: (title: string) => `You declined to sign “${title}”.`,
  firmNotified: (firm: string, title: string) =>
    `We’re emailing ${firm} that you declined “${title}”, with your reason.`,
  firmEmailed: (firm: string, title: string) =>
    `We’ve emailed ${firm} that you declined “${title}”, with your reason.`,
  firmCanSee: (firm: string, title: string) =>
    `${firm} can see in the document’s history that you declined “${title}”, and why.`,
  signInFirst: (firm: string) => `${firm} requires you to sign in before you sign this document.`,
  withdrawn: (firm: string, title: string | null) =>
    `${firm} has withdrawn the request to sign ${named(title)}.`,
  deleted: (firm: string, title: string | null) =>
    `${firm} has removed ${named(title)}, so there is nothing to sign.`,
  otherLogin: 'You’re signed in to another account. Sign in with the address that received the email.',
  loginUnfinished: 'Sign-in wasn’t completed.',
  loginFailed: 'Nothing was lost. Sign in again to continue.',
} as const;
