function inMinutes(minutes: number): string {
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
  unavailableTitle: 'Signing in isn’t possible right now',
  unavailable: 'The server can’t reach its database. Try again in a moment.',
  notFoundTitle: 'Page not found',
  notFound: 'No page has this address. Check it, or sign in from the portal.',
  signedOutTitle: 'You’re signed out',
  signedOut: 'You can close this window.',
} as const;
