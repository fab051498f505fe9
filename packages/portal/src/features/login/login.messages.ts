/** Messages about signing in. */
export const loginMessages = {
  processing: 'Processing login...',
  failed: 'Login failed',
  leaving: 'Opening the sign-in page',
  signedOut: 'You’re signed out.',
  signingOut: 'Signing out',
  signOutFailed: 'Signed out here; the sign-in service is unreachable.',
  signedInFrame: 'You’re signed in. Open the portal in a new tab.',
  framed: 'For your security, the portal doesn’t open inside another page.',
  accessDenied: 'You don’t have access to this page. Ask an administrator of your firm if you need it.',
  pageNotFound: 'Check the address.',
} as const;
