/** Messages about signing in. */
export const sessionMessages = {
  notAdmin: (email: string) => `The logged in user ${email} is not an admin.`,
  unreadable: 'Unable to read session details, please log out and back in.',
  unknown: 'Unknown error.',
  popupClosed: 'User closed the popup window',
  windowClosed: 'Browser window closed',
  unsupportedBrowser: 'unsupported browser',
  invalidToken: 'The identity token couldn’t be verified. Sign in again.',
  expired: 'This sign-in has expired. Sign in again.',
  unreachable: 'The sign-in service didn’t respond. Check your connection and try again.',
  signedOut: 'You’re signed out.',
} as const;
