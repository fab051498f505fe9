/** Sentences around signing in. */
export const loginMessages = {
  processing: 'Processing login...',
  failed: 'Login failed',
  leaving: 'Taking you to the sign-in page…',
  signedOut: 'You are signed out.',
  signingOut: 'Signing out…',
  signOutFailed: 'You are signed out of this window, but the sign-in service could not be told.',
  signedInFrame: 'You are signed in. The portal opens in a tab of its own.',
  framed: 'For your security the portal does not open inside another page.',
  accessDenied: 'You do not have access to this page. Ask an administrator of your firm if you need it.',
  pageNotFound: 'The address may be mistyped, or what was here has moved.',
} as const;
