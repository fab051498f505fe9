function inMinutes(minutes: number): string {
  if (minutes > 60) return minutes > 1380 ? 'a day' : `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** What the identity site says; the first to the letter of the specification. */
export const identityMessages = {
  notAdmin: (email: string) => `The logged in user ${email} is not an admin.`,
  tooMany: (minutes: number) => `Too many attempts. Try again in ${inMinutes(minutes)}.`,
  tooManyTitle: 'Too many attempts',
  tooManyStarts: (minutes: number) =>
    `Too many sign-ins were started from your network. Try again in ${inMinutes(minutes)}.`,
  expiredTitle: 'This sign-in has expired',
  expired: 'Go back to the portal and start again.',
  failedTitle: 'We couldn’t sign you in',
  failed: 'Go back to the portal and start again. If it happens again, contact your Portal provider.',
  unavailableTitle: 'Sign-in is unavailable right now',
  unavailable: 'The server can’t reach its database. Try again in a moment.',
  notFoundTitle: 'Page not found',
  notFound: 'There is no page at this address. Check it, or sign in from the portal.',
  manyCodesSubject: 'Many incorrect codes were entered for your sign-in',
  manyCodes: (count: number, minutes: number) =>
    `${count} incorrect authenticator codes were entered for your sign-in within ${inMinutes(minutes)}. The person who entered them knew your password. If it wasn’t you, tell your Portal provider, so that your password can be changed.`,
  enrolledSubject: 'Two-factor authentication is on',
  enrolled:
    'An authenticator app was set up for your sign-in. From now on, you’ll enter its code after your password. If it wasn’t you, tell your Portal provider at once.',
  signedOutTitle: 'You’re signed out',
  signedOut: 'You can close this window.',
} as const;
