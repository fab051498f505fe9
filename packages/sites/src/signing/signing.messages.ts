export { signingMessages } from '@countersign/api-client/rules';

/** Messages of the signing site's pages, besides the specification's own. */
export const pageMessages = {
  opening: 'Opening your document…',
  unreachable: 'The signing service cannot be reached. Check your connection and try again.',
  linkMissing: 'Open the link in your email.',
  commentNeeded: 'Enter a reason for declining.',
  consentNeeded: 'Tick the box to agree first.',
  consent: 'I have read this document and agree to sign it electronically.',
  newPin: (why: string, firm: string) => `${why} ${firm} can send you another.`,
  allSigned: 'Everyone has signed. The document is sealed.',
  stillToSign: (names: readonly string[]) => `Still to sign: ${names.join(', ')}.`,
  declinedAfter: (name: string | null) =>
    `${name ?? 'Another signer'} then declined, so no more signatures are needed.`,
  removedAfter: (firm: string) => `${firm} has since withdrawn the request.`,
  notNeeded: (title: string, name: string | null) =>
    `${name ?? 'Another signer'} declined to sign “${title}”, so your signature is no longer needed.`,
  firmTold: (firm: string, title: string) =>
    `We’ve emailed ${firm} that you declined “${title}”, with your reason.`,
  firmCanSee: (firm: string, title: string) =>
    `${firm} sees that you declined “${title}”, with your reason, in the document’s history.`,
  otherLogin: (email: string) => `You’re signed in to another account. Sign in as ${email}.`,
  loginFailed: 'Login failed',
} as const;
