/** Messages about signing in. */
export const loginMessages = {
  processing: 'Processing login...',
  failed: 'Login failed',
  leaving: 'Opening the sign-in page',
  signedOutAt: (time: string) => `You signed out on ${time}.`,
  sessionEnded: 'Your session on this device has ended.',
  sharedComputer: 'On a shared computer, close this window as well.',
  signingOut: 'Signing out',
  signOutFailed: 'Signed out here; the sign-in service is unreachable.',
  signedInFrame: 'You’re signed in. Open the portal in a new tab.',
  framed: 'For your security, the portal doesn’t open inside another page.',
  signersLink: 'To sign a document, use the link in your email.',
  accessDenied: 'You don’t have access to this page. Ask an administrator of your firm if you need it.',
  pageNotFound: 'There is no page at this address. Check it, or start from your documents.',
} as const;
