export { signingMessages } from '@countersign/api-client/rules';

/** Messages of the signing site's pages, besides the specification's own. */
export const pageMessages = {
  opening: 'Opening your document…',
  unreachable: 'The signing service cannot be reached. Check your connection and try again.',
  nothingHere: 'Nothing to sign',
  linkMissing: 'Open the link in your email.',
  commentNeeded: 'Enter a reason for declining.',
  consentNeeded: 'Tick the box to agree first.',
  consent: 'I have read this document and agree to sign it electronically.',
  inUseFor: (name: string, left: string) => `${name} is signing. Their time ends in ${left}.`,
  inUseAsking: (name: string) => `Checking whether ${name} is still signing…`,
  inUseUnknown: (name: string) => `${name} may still be signing.`,
  inUseFree: 'Nobody else is signing now. Enter your PIN.',
  signed: (givenName: string) => `Signed. Thank you, ${givenName}.`,
  newPin: (why: string, firm: string) => `${why} ${firm} can send you another.`,
  newPinOff: (why: string, firm: string) =>
    `${why} Notifications are off for this document, so ask ${firm} to turn them on first.`,
  allSigned: 'Everyone has signed. The document is sealed.',
  stillToSign: (names: readonly string[]) => `Still to sign: ${names.join(', ')}.`,
  declinedAfter: (name: string | null) =>
    `${name ?? 'Another signer'} then declined, so no more signatures are needed.`,
  removedAfter: (firm: string) => `${firm} has since withdrawn the request.`,
  deletedAfter: (firm: string) => `${firm} has since removed the document.`,
  notNeeded: (title: string, name: string | null) =>
    `${name ?? 'Another signer'} declined to sign “${title}”, so your signature is no longer needed.`,
  youDeclined: (title: string) => `You declined to sign “${title}”.`,
  firmTold: (firm: string, title: string) =>
    `We’ve emailed ${firm} that you declined “${title}”, with your reason.`,
  firmCanSee: (firm: string, title: string) =>
    `${firm} sees that you declined “${title}”, with your reason, in the document’s history.`,
  signInFirst: (firm: string, title: string) =>
    `${firm} asks its signers to sign in before they sign “${title}”.`,
  withdrawn: (firm: string, title: string) => `${firm} has withdrawn the request to sign “${title}”.`,
  deleted: (firm: string, title: string) => `${firm} has removed “${title}”, so there is nothing to sign.`,
  stepSigned: (date: string) => `Signed ${date}`,
  stepDeclined: (date: string) => `Declined ${date}`,
  stepWaiting: 'Still to sign',
  stepRepresentative: 'Firm representative, signs last',
  stepNotNeeded: 'No longer needed',
  otherLogin: (email: string) => `You’re signed in to another account. Sign in as ${email}.`,
  loginFailed: 'Login failed',
} as const;
